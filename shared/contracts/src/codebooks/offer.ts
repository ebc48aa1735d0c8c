import type { Codebook } from '../codebook';

/* Fees and discounts of a modelation: pure data; their amounts stand in the rate tables. */

/** What the bank charges once (part 2, section 9). */
export const fee = {
  loanChange: { code: 1, name: 'Změna úvěru' },
  valuation: { code: 2, name: 'Ocenění nemovitosti' },
  constructionReport: { code: 3, name: 'Zpráva o stavu výstavby' },
} as const satisfies Codebook;

/** What moves the rate away from the list. */
export const interestRateDiscount = {
  energySavings: { code: 1, name: 'Energeticky úsporné bydlení' },
  lifeInsurance: { code: 2, name: 'Životní pojištění' },
  propertyInsurance: { code: 3, name: 'Pojištění nemovitosti' },
  correction: { code: 4, name: 'Úprava sazby' },
  priceException: { code: 5, name: 'Cenová výjimka' },
  employee: { code: 6, name: 'Zaměstnanecké podmínky' },
} as const satisfies Codebook;
