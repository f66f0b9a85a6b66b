import type { MilestoneText } from './types.ts';

export const postCrash: MilestoneText = {
  short: 'Post-crash',
  full: 'Post-crash response',
  about: 'Help that comes in time, care that heals, and lessons that are learnt.',
  activities: [
    {
      short: 'Emergency call',
      full: 'Emergency call',
      indicators: [
        {
          short: 'One number for the whole country',
          full: 'One free emergency number reaches ambulances everywhere in the country',
          about: 'The number works from every network and without credit.',
        },
        {
          short: 'Caller is located',
          full: 'The emergency centre sees where a mobile caller is',
          about: 'The position comes from the network or the telephone, without asking the caller.',
          dependsOn: 1,
        },
        {
          short: 'Call centre speaks several languages',
          full: 'The emergency centre can help callers in the main languages of the country',
          about: 'Interpreters by telephone count.',
          dependsOn: 1,
        },
        {
          short: 'Cars call for help by themselves',
          full: 'Calls that cars make by themselves after a crash are answered',
          about: 'The centre takes such calls directly or from a service provider.',
        },
        {
          short: 'Helpers are protected by law',
          full: 'A law protects bystanders who help from being sued or held',
          about: 'The protection covers costs, questioning and honest mistakes.',
        },
      ],
    },
    {
      short: 'Rescue and ambulances',
      full: 'Rescue and ambulances',
      indicators: [
        {
          short: 'Standard for ambulances',
          full: 'A standard says what an ambulance carries and who is on board',
          about: 'The standard is binding for public and private services.',
        },
        {
          short: 'Response times are measured',
          full: 'The time from the call to arrival is measured and published',
          about: 'Figures for town and country are shown apart.',
        },
        {
          short: 'Target for response times',
          full: 'A target says how soon an ambulance has to arrive',
          about: 'The target names minutes and a share of calls.',
          dependsOn: 2,
        },
        {
          short: 'Rescue teams can free trapped people',
          full: 'Teams with cutting tools cover all main roads',
          about: 'A map or a plan shows the coverage.',
        },
        {
          short: 'Ambulance asked for payment first',
          full: 'Injured people were refused transport because they could not pay',
          about: 'More than one case in the year was reported by a court, an ombudsman, or two independent media.',
          tips: 'A fee that is collected later does not count.',
          negative: true,
        },
      ],
    },
    {
      short: 'Hospital care',
      full: 'Hospital care',
      indicators: [
        {
          short: 'Trauma centres are designated',
          full: 'Hospitals are designated as trauma centres by level',
          about: 'A list is in force and says which injuries go where.',
        },
        {
          short: 'Trauma registry',
          full: 'A registry holds treatment and outcome of severe injuries',
          about: 'At least half of the designated hospitals report to it.',
        },
        {
          short: 'Emergency care cannot be refused',
          full: 'Hospitals may not refuse emergency care, whether or not a person can pay',
          about: 'The duty is in a law and covers private hospitals.',
        },
        {
          short: 'Emergency staff are trained in trauma',
          full: 'Doctors and nurses of emergency departments are trained in trauma care',
          about: 'The training is required for licensing or for working in a designated hospital.',
        },
        {
          short: 'Blood supply is sufficient',
          full: 'Hospitals that treat severe injuries have blood at all hours',
          about: 'A report of the health authority of the last two years confirms it.',
          period: 'The last two years',
        },
      ],
    },
    {
      short: 'Rehabilitation',
      full: 'Rehabilitation',
      indicators: [
        {
          short: 'Rehabilitation begins in hospital',
          full: 'A guideline has rehabilitation begin while the person is in hospital',
          about: 'The guideline covers injuries of the brain, the spine and the limbs.',
        },
        {
          short: 'Rehabilitation is paid for',
          full: 'Rehabilitation after a crash is paid by the state or by insurance',
          about: 'The person pays at most a fifth of the cost.',
        },
        {
          short: 'Help at home and at work',
          full: 'People with lasting injuries get help to live at home and return to work',
          about: 'A programme with money in the year covers the whole country.',
        },
        {
          short: 'Help for the mind',
          full: 'Injured and bereaved people are offered help for their mental health',
          about: 'The offer is free of charge and does not depend on a court case.',
        },
        {
          short: 'Aids and prostheses are provided',
          full: 'Wheelchairs, prostheses and other aids are provided within a fixed time',
          about: 'A rule names the time; waiting times were published.',
        },
      ],
    },
    {
      short: 'Insurance and justice',
      full: 'Insurance and justice',
      indicators: [
        {
          short: 'Insurance is compulsory',
          full: 'Every motor vehicle must be insured against damage to others',
          about: 'The duty covers motorcycles and public vehicles.',
        },
        {
          short: 'Fund for uninsured crashes',
          full: 'A fund pays when the driver is unknown or uninsured',
          about: 'The fund paid claims in the year.',
          dependsOn: 1,
        },
        {
          short: 'Fast interim payments',
          full: 'Injured people can get a first payment before guilt is decided',
          about: 'A rule names the cases and the time.',
        },
        {
          short: 'Victims are heard',
          full: 'Victims and families have rights in proceedings after a crash',
          about: 'They are told of decisions and may be heard.',
        },
        {
          short: 'Legal help for victims',
          full: 'Victims can get free legal help',
          about: 'State legal aid or a funded association counts.',
        },
      ],
    },
    {
      short: 'Learning from crashes',
      full: 'Learning from crashes',
      indicators: [
        {
          short: 'Fatal crashes are investigated',
          full: 'Every fatal crash is investigated by trained police',
          about: 'A manual and a training course exist.',
        },
        {
          short: 'In-depth studies',
          full: 'A team studies selected crashes in depth, for safety and not for guilt',
          about: 'At least twenty crashes were studied and the findings published.',
          period: 'The last three years',
        },
        {
          short: 'Findings lead to changes',
          full: 'Authorities must answer the recommendations of the studies',
          about: 'A rule or an agreement names a time for the answer.',
          dependsOn: 2,
        },
        {
          short: 'Major crashes reviewed in public',
          full: 'Crashes with many victims are reviewed by a commission that reports in public',
          about: 'If there were none in the last five years, the rule alone decides.',
          period: 'The last five years',
        },
        {
          short: 'Day of remembrance',
          full: 'The country keeps a day of remembrance for road traffic victims with official support',
          about: 'A public body took part in the day in the year of the edition.',
        },
      ],
    },
  ],
};
