/** In what a setting of the bank is counted. */
export const settingUnits = [
  'crowns',
  'percent',
  'points',
  'times',
  'seconds',
  'minutes',
  'hours',
  'days',
  'bankingDays',
  'months',
  'years',
  'megabytes',
] as const;
export type SettingUnit = (typeof settingUnits)[number];
