import type { MilestoneText } from './types.ts';

export const vehicles: MilestoneText = {
  short: 'Vehicles',
  full: 'Safe vehicles',
  about: 'Vehicles that prevent crashes and protect people inside and outside.',
  activities: [
    {
      short: 'New vehicles',
      full: 'Rules for new vehicles',
      indicators: [
        {
          short: 'Frontal impact standard',
          full: 'New cars must meet a standard for frontal impact',
          about: 'The rule is in force for every model sold and names an international or equal national standard.',
        },
        {
          short: 'Side impact standard',
          full: 'New cars must meet a standard for side impact',
          about: 'The rule is in force for every model sold and names an international or equal national standard.',
        },
        {
          short: 'Stability control required',
          full: 'New cars must have electronic stability control',
          about: 'The rule applies to all new cars, not only to new models.',
        },
        {
          short: 'Pedestrian protection required',
          full: 'The fronts of new cars must meet a standard for the protection of people on foot',
          about: 'The rule names an international or equal national standard.',
        },
        {
          short: 'Automatic braking required',
          full: 'New cars must have automatic emergency braking',
          about: 'A rule that is adopted and starts within two years counts.',
          tips: 'Check the date on which the rule starts for models that are already on sale.',
        },
      ],
    },
    {
      short: 'Used imports',
      full: 'Used vehicles from abroad',
      indicators: [
        {
          short: 'Age limit for imported cars',
          full: 'Used cars above a certain age may not be imported',
          about: 'The rule names an age; a ban on all used imports counts as well.',
        },
        {
          short: 'Inspection before registration',
          full: 'Imported used vehicles are inspected before they are registered',
          about: 'The inspection covers brakes, steering, tyres and belts.',
        },
        {
          short: 'Inspection abroad is checked',
          full: 'Certificates of inspections made abroad are checked by sample',
          about: 'At least one hundred vehicles a year, or one in a hundred, are inspected again.',
          dependsOn: 2,
        },
        {
          short: 'Flood and crash write-offs are kept out',
          full: 'Vehicles written off abroad may not be registered',
          about: 'The authority looks up the history of the vehicle in at least one foreign register.',
        },
        {
          short: 'Right-hand and left-hand drive regulated',
          full: 'A rule says whether vehicles with the steering wheel on the other side may be registered',
          about: 'A ban, a permit or a requirement to change lamps and mirrors counts.',
        },
      ],
    },
    {
      short: 'Vehicles in use',
      full: 'Inspection of vehicles in use',
      indicators: [
        {
          short: 'Regular inspection of cars',
          full: 'Cars must be inspected at regular intervals',
          about:
            'The first inspection is due after five years at the latest, later ones every two years or more often.',
        },
        {
          short: 'Inspection stations are supervised',
          full: 'Inspection stations are licensed and supervised by an independent body',
          about: 'The body visits stations without notice and can withdraw the licence.',
          dependsOn: 1,
        },
        {
          short: 'Results of inspections are published',
          full: 'Results of inspections by make or defect are published',
          about: 'Figures of the last two years can be found online.',
          dependsOn: 1,
        },
        {
          short: 'Roadside checks of defects',
          full: 'The police or another body checks vehicles for defects at the roadside',
          about: 'Figures for the year show at least one thousand checks or one for each thousand vehicles.',
        },
        {
          short: 'Inspection certificates sold without a test',
          full: 'Certificates of inspection were issued without the vehicle being seen',
          about: 'A court, an audit or the supervising body found cases at more than one station.',
          negative: true,
        },
      ],
    },
    {
      short: 'Two and three wheels',
      full: 'Motorcycles, mopeds and three-wheelers',
      indicators: [
        {
          short: 'Anti-lock brakes on motorcycles',
          full: 'New motorcycles above 125 cc must have anti-lock brakes',
          about: 'The rule applies to all new motorcycles of that size.',
        },
        {
          short: 'Lights on by day',
          full: 'Motorcycles must run with lights on by day',
          about: 'A rule for riders or for the equipment of the vehicle counts.',
        },
        {
          short: 'Helmet standard',
          full: 'Helmets on sale must meet a national or international standard',
          about: 'The standard is named in a binding rule and a mark on the helmet shows it.',
        },
        {
          short: 'Helmets on sale are tested',
          full: 'Helmets are bought and tested by an authority',
          about: 'A test of the last two years and its results are documented.',
          period: 'The last two years',
          dependsOn: 3,
        },
        {
          short: 'Motorcycle taxis are regulated',
          full: 'Motorcycle and three-wheeler taxis need a licence and a helmet for each rider',
          about: 'Countries without such taxis are rated as met.',
        },
      ],
    },
    {
      short: 'Buses and lorries',
      full: 'Buses and heavy goods vehicles',
      indicators: [
        {
          short: 'Speed limiters in heavy vehicles',
          full: 'Buses and heavy goods vehicles must have speed limiters',
          about: 'The rule covers all vehicles above twelve tonnes and all long-distance buses.',
        },
        {
          short: 'Driving times are recorded',
          full: 'Driving and resting times of professional drivers are recorded by a device',
          about: 'The device is required by law and checked at the roadside.',
        },
        {
          short: 'Underrun protection',
          full: 'Heavy goods vehicles must have guards at the sides and at the rear',
          about: 'The rule covers new vehicles and trailers.',
        },
        {
          short: 'Seat-belts in coaches',
          full: 'New coaches must have seat-belts on all seats',
          about: 'City buses with standing places are not meant.',
        },
        {
          short: 'Overloading is checked',
          full: 'Axle loads are weighed on main roads',
          about: 'Fixed or mobile scales were in use in the year, and figures exist.',
        },
      ],
    },
    {
      short: 'Information and recall',
      full: 'Information for buyers and recall',
      indicators: [
        {
          short: 'Crash test results for buyers',
          full: 'Buyers of new cars find the results of independent crash tests',
          about: 'A programme covers the models that are sold in the country or region.',
        },
        {
          short: 'Recalls are ordered and published',
          full: 'An authority can order the recall of unsafe vehicles and publishes recalls',
          about: 'The power is in a law and the list of the year is online.',
        },
        {
          short: 'Recall completion is followed',
          full: 'The authority follows how many of the recalled vehicles were repaired',
          about: 'Rates by recall are published or were given on request.',
          dependsOn: 2,
        },
        {
          short: 'Public fleets buy safe cars',
          full: 'Rules for public purchasing ask for cars with a high safety rating',
          about: 'The rule binds the central government at least.',
        },
        {
          short: 'Event recorders in new cars',
          full: 'New cars must record the seconds before a crash',
          about: 'A rule that is adopted and starts within two years counts.',
        },
      ],
    },
  ],
};
