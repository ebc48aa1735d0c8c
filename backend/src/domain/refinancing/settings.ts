/** What the bank decides about refinancing, a version of `repayment_policies`. */
export interface RefinancingSettings {
  /** Asked for a retention, CZK. */
  retentionFee: number;
  /** Most that an advisor may take off a fee, CZK. */
  maximumFeeDiscount: number;
  /** Banking days from an offer of retention to the first due date that it can change. */
  retentionBankingDays: number;
  /** Months before the end of a fixation at which clients are told the next rates; the act wants 3. */
  noticeMonths: number;
}

export const usualSettings: RefinancingSettings = {
  retentionFee: 3_000,
  maximumFeeDiscount: 3_000,
  retentionBankingDays: 5,
  noticeMonths: 4,
};
