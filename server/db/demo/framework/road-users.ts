import type { MilestoneText } from './types.ts';

export const roadUsers: MilestoneText = {
  short: 'Road users',
  full: 'Safe road users',
  about: 'Rules that people know, keep, and see enforced.',
  activities: [
    {
      short: 'Speed',
      full: 'Speed limits and their enforcement',
      indicators: [
        {
          short: 'Limit of 50 km/h or less in towns',
          full: 'The general speed limit in towns is 50 km/h or less',
          about: 'The limit is in the road traffic act or a decree and applies without a sign.',
        },
        {
          short: 'Lower limits for heavy vehicles',
          full: 'Heavy vehicles have lower speed limits than cars outside towns',
          about: 'The difference is at least 10 km/h on rural roads.',
        },
        {
          short: 'Speed cameras in use',
          full: 'Automatic cameras measure speed on national roads',
          about: 'At least one fixed or mobile camera for each hundred thousand people was in use.',
        },
        {
          short: 'Owner answers for camera offences',
          full: 'The owner of a vehicle answers for offences that a camera records, or must name the driver',
          about: 'The rule is in force and a fine follows if no driver is named.',
          dependsOn: 3,
        },
        {
          short: 'Fines for speeding waived as a favour',
          full: 'Fines for speeding were cancelled in large numbers without a legal reason',
          about: 'An audit, a court or an inquiry found the practice, or the government declared a general amnesty.',
          negative: true,
        },
      ],
    },
    {
      short: 'Alcohol and drugs',
      full: 'Alcohol and drugs',
      indicators: [
        {
          short: 'Limit of 0.5 grams per litre or less',
          full: 'The limit for alcohol in the blood of drivers is 0.5 grams per litre or less',
          about: 'A ban on any alcohol counts as well.',
        },
        {
          short: 'Lower limit for new drivers',
          full: 'New and professional drivers have a limit of 0.2 grams per litre or less',
          about: 'Both groups must be covered.',
          dependsOn: 1,
        },
        {
          short: 'Random breath tests',
          full: 'The police may test drivers for alcohol without a suspicion',
          about: 'The power is in a law and was used in the year.',
        },
        {
          short: 'Tests for drugs at the roadside',
          full: 'The police test drivers for drugs at the roadside',
          about: 'A device or a described procedure is in use, with figures for the year.',
        },
        {
          short: 'Alcohol locks for repeat offenders',
          full: 'A court or an authority may order an alcohol lock for repeat offenders',
          about: 'The rule is in force and at least one lock was ordered.',
        },
      ],
    },
    {
      short: 'Belts and child seats',
      full: 'Seat-belts and child seats',
      indicators: [
        {
          short: 'Belts on all seats',
          full: 'Seat-belts must be worn on the front and the rear seats',
          about: 'The duty applies to every seat that has a belt, in towns and outside.',
        },
        {
          short: 'Drivers answer for young passengers',
          full: 'Drivers answer for passengers under age who wear no belt',
          about: 'The rule is in force and names a fine.',
          dependsOn: 1,
        },
        {
          short: 'Child seats required',
          full: 'Children must travel in a seat made for their size',
          about: 'The duty applies up to ten years of age or 135 centimetres at least.',
        },
        {
          short: 'Child seat standard',
          full: 'Child seats on sale must meet a standard',
          about: 'The rule names an international or equal national standard.',
        },
        {
          short: 'Help with the price of child seats',
          full: 'Families can borrow child seats or get help with the price',
          about: 'A programme of the state, insurers or hospitals covers more than one city.',
        },
      ],
    },
    {
      short: 'Licences',
      full: 'Driving licences',
      indicators: [
        {
          short: 'Theory and practice are tested',
          full: 'A licence needs a theory test and a driving test on the road',
          about: 'Both tests are required for cars and for motorcycles.',
        },
        {
          short: 'Steps for new drivers',
          full: 'New drivers get their rights in steps or on probation',
          about: 'At least one limit applies: passengers, night, alcohol, points or engine power.',
        },
        {
          short: 'Points lead to suspension',
          full: 'Repeated offences lead to the suspension of the licence',
          about: 'A system of points or an equal rule is in force.',
        },
        {
          short: 'Professional drivers are retrained',
          full: 'Professional drivers attend training at least every five years',
          about: 'The rule covers drivers of buses and of heavy goods vehicles.',
        },
        {
          short: 'Medical fitness is checked',
          full: 'Fitness to drive is checked at a certain age or on a report of a doctor',
          about: 'Guidelines tell doctors when to report and whom to.',
        },
      ],
    },
    {
      short: 'Learning and campaigns',
      full: 'Learning and campaigns',
      indicators: [
        {
          short: 'Road safety in the school curriculum',
          full: 'Road safety is part of the curriculum of primary schools',
          about: 'The curriculum names the subject and the years in which it is taught.',
        },
        {
          short: 'Teachers have material',
          full: 'Teachers get material and training on road safety',
          about: 'The material is free, fits the curriculum and is not older than ten years.',
          dependsOn: 1,
        },
        {
          short: 'Campaigns go with enforcement',
          full: 'National campaigns are planned together with the police',
          about: 'At least one campaign of the year ran at the same time as checks on the same subject.',
        },
        {
          short: 'Effect of campaigns is measured',
          full: 'The effect of at least one campaign on behaviour was measured',
          about: 'Figures before and after are published; asking whether people saw it is not enough.',
          period: 'The last three years',
        },
        {
          short: 'Employers manage road risk',
          full: 'Employers must assess and reduce the risk of driving for work',
          about: 'The duty follows from a law on safety at work or a guideline that names driving.',
        },
      ],
    },
    {
      short: 'Distraction and fatigue',
      full: 'Distraction and fatigue',
      indicators: [
        {
          short: 'Hand-held telephones banned',
          full: 'Drivers may not use a hand-held telephone',
          about: 'The ban covers writing as well as calling, and standing in traffic.',
        },
        {
          short: 'Ban on telephones is enforced',
          full: 'Figures show how many drivers were fined for using a telephone',
          about: 'The figures are those of the year or the year before.',
          dependsOn: 1,
        },
        {
          short: 'Rest areas on long roads',
          full: 'Main roads have rest areas at planned distances',
          about: 'A plan names the greatest distance, and at least half of the network meets it.',
        },
        {
          short: 'Rumble strips on rural roads',
          full: 'Edges or centre lines of rural main roads have rumble strips',
          about: 'The design manual says where, and they were built in the year.',
        },
        {
          short: 'Drivers of buses have limits on hours',
          full: 'A law limits the hours that drivers of buses and lorries may drive in a day',
          about: 'The limit is nine hours or less, with a break after five hours at the latest.',
        },
      ],
    },
  ],
};
