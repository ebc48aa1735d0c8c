/** Longest span of days that one call of `codebooks.bankingDays` answers. */
export const maxBankingDaysSpan = 366;
