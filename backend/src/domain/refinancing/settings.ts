/** What the bank decides about refinancing, a version of `repayment_policies`. */
export interface RefinancingSettings {
  /** Asked for a retention, CZK. */
  retentionFee: number;
  /** Most that an advisor may take off a fee, CZK. */
  maximumFeeDiscount: number;
  /** Banking days from an offer of retention to the first due date that it can change. */
  retentionBankingDays: number;
  /** Banking days after a full repayment by which the account of the loan is closed. */
  closingBankingDays: number;
  /** Days after a full repayment by which the bank gives its consent to the erasure of the pledge. */
  pledgeConsentDays: number;
  /** Months before the end of a fixation at which clients are told the next rates; the act wants 3. */
  noticeMonths: number;
  /** Months of the fixation that a client gets who does not answer. */
  defaultFixedRatePeriod: number;
  /** What makes a client likely to leave, percent each. */
  churn: ChurnWeights;
}

export interface ChurnWeights {
  base: number;
  /** For each percentage point that the rate is above what the bank offers now. */
  perPoint: number;
  /** The fixation ends within six months. */
  endingFixation: number;
  /** The client has said that they leave or repay. */
  leaving: number;
  /** The client has accepted an offer; taken off. */
  accepted: number;
}

export const usualSettings: RefinancingSettings = {
  retentionFee: 3_000,
  maximumFeeDiscount: 3_000,
  retentionBankingDays: 5,
  closingBankingDays: 1,
  pledgeConsentDays: 30,
  noticeMonths: 4,
  defaultFixedRatePeriod: 60,
  churn: { base: 10, perPoint: 20, endingFixation: 20, leaving: 40, accepted: 40 },
};
