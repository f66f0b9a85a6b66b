import type { MilestoneText } from './types.ts';

export const roads: MilestoneText = {
  short: 'Roads',
  full: 'Safe roads',
  about: 'Roads that forgive mistakes, for everyone who uses them.',
  activities: [
    {
      short: 'Design standards',
      full: 'Design standards',
      indicators: [
        {
          short: 'Design manual with safety chapter',
          full: 'The national road design manual has binding requirements on safety',
          about: 'The manual is in force for national roads and says which requirements may not be departed from.',
        },
        {
          short: 'Standard covers all road users',
          full: 'The design manual covers walking, cycling and motorcycling on every type of road',
          about: 'Each type of road in the manual has requirements for people outside cars.',
          dependsOn: 1,
        },
        {
          short: 'Departures from standard are recorded',
          full: 'Departures from the design manual are approved and recorded one by one',
          about: 'A register or a file shows who approved which departure and for which reason.',
          dependsOn: 1,
        },
        {
          short: 'Crash barriers meet a test standard',
          full: 'New safety barriers must have passed a crash test',
          about: 'The specification for road works names a test standard and a level of containment.',
        },
        {
          short: 'Roadside clear zones required',
          full: 'New rural roads must have clear zones or protection from fixed objects',
          about: 'Trees, poles and ditches within the stated distance are removed or shielded.',
          tips: 'The distance may depend on the speed limit.',
        },
      ],
    },
    {
      short: 'Audit and inspection',
      full: 'Safety audit and inspection',
      indicators: [
        {
          short: 'Safety audit of new roads',
          full: 'New national roads are audited for safety before they are opened',
          about: 'The audit is required by a binding rule and at least one report of the year exists.',
        },
        {
          short: 'Auditors are independent and certified',
          full: 'Safety auditors are independent of the design and hold a certificate',
          about: 'A register of certified auditors exists; the rule keeps designers from auditing their own work.',
          dependsOn: 1,
        },
        {
          short: 'Existing roads are inspected',
          full: 'National roads in use are inspected for safety at least every five years',
          about: 'An inspection plan exists and at least one part of the network was inspected in the year.',
        },
        {
          short: 'Dangerous spots are treated',
          full: 'A programme finds and treats places with many crashes',
          about: 'A list of places with their ranking exists and at least ten of them were treated.',
          tips: 'Warning signs alone are not a treatment.',
          period: 'The last three years',
        },
        {
          short: 'Network has a star rating',
          full: 'At least half of the travel on national roads is on roads that were rated for safety',
          about: 'Any published method that rates the built-in safety of roads counts.',
          period: 'The last five years',
        },
      ],
    },
    {
      short: 'Walking',
      full: 'Walking',
      indicators: [
        {
          short: 'Footpaths required in towns',
          full: 'New and rebuilt streets in towns must have footpaths on both sides',
          about: 'The requirement is binding on national or local road authorities.',
        },
        {
          short: 'Crossings near schools',
          full: 'A programme provides safe crossings and low speeds around schools',
          about: 'The programme has money in the year and covers more than one city.',
        },
        {
          short: 'Crossing times suit slow walkers',
          full: 'Green times at crossings are calculated for people who walk slowly',
          about: 'The guideline uses a walking speed of one metre per second or less.',
        },
        {
          short: 'Streets usable for people with disabilities',
          full: 'Kerbs, surfaces and signals in towns follow a standard of accessibility',
          about: 'The standard is binding for new streets and was made with organisations of people with disabilities.',
        },
        {
          short: 'Footpaths given over to parking',
          full: 'A rule in force permits parking of motor vehicles on footpaths in general',
          about: 'A general permission counts, not a single marked place.',
          negative: true,
        },
      ],
    },
    {
      short: 'Cycling and motorcycling',
      full: 'Cycling and motorcycling',
      indicators: [
        {
          short: 'National cycling plan',
          full: 'A national plan for cycling with money for infrastructure is in force',
          about: 'The plan covers the year and at least one project was paid for from it.',
        },
        {
          short: 'Separated paths on fast roads',
          full: 'Cycling is separated from traffic where the speed limit is above 50 km/h',
          about: 'The design manual requires separation on new and rebuilt roads.',
          tips: 'A painted lane is not a separation.',
        },
        {
          short: 'Junction designs protect cyclists',
          full: 'The design manual has junction layouts that protect cyclists who go straight on',
          about: 'At least one layout deals with vehicles that turn across the path of cyclists.',
        },
        {
          short: 'Motorcycles considered in road works',
          full: 'Requirements for surfaces and barriers take motorcyclists into account',
          about: 'Skid resistance of markings and the lower part of barriers are dealt with.',
        },
        {
          short: 'Crashes of cyclists are analysed',
          full: 'An analysis of crashes of cyclists or motorcyclists was published',
          about: 'The analysis goes beyond totals and names causes or places.',
          period: 'The last three years',
        },
      ],
    },
    {
      short: 'Speed by design',
      full: 'Speed by design',
      indicators: [
        {
          short: 'Limits follow the function of the road',
          full: 'A national guideline ties speed limits to the function and the design of a road',
          about: 'The guideline says which limit suits which road and who may use it.',
        },
        {
          short: 'Guideline on 30 km/h zones',
          full: 'Local authorities may set zones of 30 km/h by themselves',
          about: 'No approval by the central government is needed for a single zone.',
        },
        {
          short: 'Thirty-kilometre zones are built with humps, narrowings or raised crossings too',
          full: 'Zones of 30 km/h are built so that drivers keep to the limit without being watched, by humps, narrowings, raised crossings, changed surfaces or a combination of these that the design guideline describes in detail',
          about: 'The guideline requires built measures in new zones, and a check of driven speeds within two years.',
          tips: 'Signs and markings alone are not built measures. Where the guideline leaves the choice to the municipality, look at three municipalities of different size; two of them must have built measures in most of their zones.',
          dependsOn: 2,
        },
        {
          short: 'Gateways at village entrances',
          full: 'Entrances of villages on main roads are marked by a built gateway',
          about: 'A design exists and was built at ten places or more.',
          period: 'The last five years',
        },
        {
          short: 'Roundabouts preferred at new junctions',
          full: 'The design manual prefers roundabouts at new rural junctions',
          about: 'Other layouts have to be justified.',
        },
      ],
    },
    {
      short: 'Works and upkeep',
      full: 'Road works and upkeep',
      indicators: [
        {
          short: 'Rules for road works',
          full: 'Binding rules say how road works are signed and protected',
          about: 'The rules cover workers as well as passing traffic.',
        },
        {
          short: 'Road works are checked',
          full: 'Road works are inspected for the safety of workers and traffic',
          about: 'Results of inspections of the year are on record.',
          dependsOn: 1,
        },
        {
          short: 'Markings and signs are renewed on plan',
          full: 'A plan says when markings and signs are renewed, and it is funded',
          about: 'The plan covers national roads and names minimum values for visibility.',
        },
        {
          short: 'Citizens can report defects',
          full: 'People can report defects of roads and see what became of the report',
          about: 'A telephone number, site or application covers national roads.',
        },
        {
          short: 'Level crossings have a safety programme',
          full: 'A programme removes or protects level crossings of road and railway',
          about: 'Countries without railways are rated as met.',
          tips: 'Look for a list of crossings with a ranking by risk.',
        },
      ],
    },
  ],
};
