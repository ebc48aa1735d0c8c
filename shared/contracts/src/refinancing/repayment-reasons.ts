/** Reasons of the client that may make an early repayment free of charge: act 257/2016 s. 117 and 117a. */
export const repaymentReasons = [
  'insurancePayout',
  'deathIllnessDisability',
  'propertySale',
  'divorceSettlement',
] as const;
