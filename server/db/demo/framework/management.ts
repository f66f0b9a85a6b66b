import type { MilestoneText } from './types.ts';

export const management: MilestoneText = {
  short: 'Management',
  full: 'Road safety management',
  about: 'Who leads, with which plan, money, law and knowledge.',
  activities: [
    {
      short: 'Lead agency',
      full: 'Lead agency',
      about: 'One public body answers for road safety and has the means to lead.',
      indicators: [
        {
          short: 'Lead agency named in law',
          full: 'A national lead agency for road safety is named in law',
          about:
            'A law or decree in force names one public body as responsible for leading road safety work across the whole country.',
          tips: 'Count a decree only if it is published. A coordinating committee without a mandate in law does not count.',
          period: 'In force on 31 December of the year of the edition',
        },
        {
          short: 'Lead agency has its own budget',
          full: 'The lead agency has a budget line of its own',
          about: 'The state budget of the year holds a line for the lead agency, separate from that of its ministry.',
          period: 'Budget of the year of the edition',
          dependsOn: 1,
        },
        {
          short: 'Lead agency reports every year',
          full: 'The lead agency publishes a report on its work every year',
          about:
            'A report on the work of the previous year was published, on paper or online, by the lead agency itself.',
          tips: 'A chapter in the report of a ministry counts if it is at least five pages long.',
          dependsOn: 1,
        },
        {
          short: 'Regions take part in planning',
          full: 'Regional or local authorities take part in the planning of road safety work',
          about:
            'A standing body or a written procedure gives regional or local authorities a say in the national plans.',
        },
        {
          short: 'Lead agency post left vacant',
          full: 'The post of head of the lead agency was vacant for more than six months',
          about: 'Nobody, not even an acting head, held the post for more than six months of the year.',
          negative: true,
        },
      ],
    },
    {
      short: 'National strategy',
      full: 'National strategy',
      about: 'A plan with aims that can be checked.',
      indicators: [
        {
          short: 'National strategy adopted',
          full: 'A national road safety strategy has been adopted by the government',
          about: 'The cabinet or the parliament adopted a strategy that covers the year of the edition.',
          tips: 'A draft for consultation does not count. An older strategy counts if it was formally extended.',
        },
        {
          short: 'Strategy sets a target for deaths',
          full: 'The strategy sets a target, with a year, for the number of people killed',
          about: 'The target is a number or a percentage and names the year in which it is to be reached.',
          dependsOn: 1,
        },
        {
          short: 'Strategy sets targets for behaviour',
          full: 'The strategy sets targets for speed, seat-belts, helmets or drink-driving',
          about: 'At least two of the four behaviours have a target that can be measured.',
          dependsOn: 1,
        },
        {
          short: 'Strategy names who does what',
          full: 'The strategy or its action plan names a responsible body for every action',
          about: 'Each action has one body that answers for it and a date by which it is to be done.',
          tips: 'Take a sample of ten actions; nine or more must name a body and a date.',
          dependsOn: 1,
        },
        {
          short: 'Non-government groups were consulted',
          full: 'Groups outside the government were consulted on the strategy or its review',
          about:
            'Victims, road users, researchers or companies were invited to comment and the comments are documented.',
          period: 'The last five years',
        },
      ],
    },
    {
      short: 'Funding',
      full: 'Funding',
      about: 'Money that is there, is spent as planned, and can be followed.',
      indicators: [
        {
          short: 'Road safety line in the state budget',
          full: 'The state budget holds money that is marked for road safety',
          about: 'At least one budget line names road safety as its purpose.',
          period: 'Budget of the year of the edition',
        },
        {
          short: 'Share of road spending for safety',
          full: 'A fixed share of road spending is reserved for safety works',
          about: 'A law, decree or fund rule reserves a percentage of spending on roads for safety works.',
          tips: 'The percentage itself does not matter, but it must be above zero.',
        },
        {
          short: 'Fines flow back into road safety',
          full: 'Income from traffic fines is used, wholly or partly, for road safety',
          about: 'The rule is written down and the amount of the last year was published.',
        },
        {
          short: 'Spending is published',
          full: 'Spending on road safety is published in enough detail to be followed',
          about: 'The published accounts show planned and actual spending by programme.',
          tips: 'Totals for a whole ministry are not enough.',
        },
        {
          short: 'Road safety funds diverted',
          full: 'Money marked for road safety was spent on other purposes',
          about: 'An audit, a court or the government itself found that marked money was used otherwise.',
          tips: 'Rate it met only where a public source names the amount.',
          negative: true,
        },
      ],
    },
    {
      short: 'Crash data',
      full: 'Crash data',
      about: 'Figures that are complete enough to steer by.',
      indicators: [
        {
          short: 'National crash database',
          full: 'One national database holds every crash with injuries that the police record',
          about: 'The database covers the whole territory and at least the last three full years.',
        },
        {
          short: 'Crash sites have coordinates',
          full: 'Records in the crash database carry the coordinates of the place',
          about: 'At least nine in ten records of the last year carry coordinates.',
          dependsOn: 1,
        },
        {
          short: 'Police and health data are linked',
          full: 'Crash records of the police are linked with records of hospitals',
          about: 'Linking was done at least once, for a region or the country, and the method is described.',
          period: 'The last three years',
          dependsOn: 1,
        },
        {
          short: 'Deaths counted up to 30 days',
          full: 'Deaths within 30 days of a crash are counted as road deaths',
          about: 'The definition is laid down in writing and used in the figures that are published.',
          tips: 'A correction factor applied to deaths at the scene does not count.',
        },
        {
          short: 'Crash data open to everyone',
          full: 'Crash data without personal details can be downloaded by everyone',
          about: 'Single records, not only totals, can be downloaded free of charge in a format that machines read.',
        },
      ],
    },
    {
      short: 'Law and agreements',
      full: 'Law and international agreements',
      indicators: [
        {
          short: 'Road traffic act younger than ten years',
          full: 'The road traffic act was adopted or thoroughly revised in the last ten years',
          about:
            'A revision is thorough if it concerns at least three of speed, alcohol, belts, helmets and telephones.',
          period: 'The last ten years',
        },
        {
          short: 'Party to the road traffic convention',
          full: 'The country is a party to the convention on road traffic of 1949 or 1968',
          about: 'Ratification or accession is recorded by the depositary; a signature alone is not enough.',
        },
        {
          short: 'Party to an agreement on vehicle rules',
          full: 'The country is a party to one of the agreements on technical rules for vehicles',
          about: 'The agreements of 1958, 1997 and 1998 are meant.',
        },
        {
          short: 'Laws can be read online',
          full: 'The road traffic act in its present wording can be read online free of charge',
          about: 'A consolidated text, not only the amendments, is on an official site.',
        },
        {
          short: 'Penalties are reviewed regularly',
          full: 'A rule provides for the regular review of penalties for traffic offences',
          about: 'The rule names an interval of at most five years or ties fines to an index.',
          tips: 'An unplanned single increase does not count.',
        },
      ],
    },
    {
      short: 'Monitoring and research',
      full: 'Monitoring and research',
      indicators: [
        {
          short: 'Speeds are measured every year',
          full: 'Driven speeds are measured on a sample of roads every year',
          about: 'The sample covers at least two types of road and the results are published.',
        },
        {
          short: 'Belt and helmet use is observed',
          full: 'The use of seat-belts and helmets is observed at the roadside',
          about: 'An observation with a described method took place and gives rates by seat or by vehicle.',
          period: 'The last three years',
        },
        {
          short: 'Cost of crashes is estimated',
          full: 'The cost of road crashes to society has been estimated',
          about: 'The estimate was made for the country itself and names its method.',
          period: 'The last ten years',
        },
        {
          short: 'University programme in road safety',
          full: 'At least one university offers a programme or module in road safety',
          about: 'The programme was offered in the year and awards credits or a degree.',
        },
        {
          short: 'Independent body evaluates measures',
          full: 'A body that is independent of the lead agency evaluates road safety measures',
          about: 'At least one evaluation with a comparison before and after was published.',
          period: 'The last three years',
        },
      ],
    },
  ],
};
