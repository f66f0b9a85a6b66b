/** One indicator; `dependsOn` is the number of an earlier one of the same activity. */
export interface IndicatorText {
  short: string;
  full: string;
  about: string;
  tips?: string;
  period?: string;
  negative?: boolean;
  dependsOn?: number;
}

export interface ActivityText {
  short: string;
  full: string;
  about?: string;
  indicators: readonly IndicatorText[];
}

export interface MilestoneText {
  short: string;
  full: string;
  about: string;
  activities: readonly ActivityText[];
}
