import type { Codebook } from '../codebook';

/* Incomes and obligations: pure data. */

export const incomeType = {
  salary: { code: 1, name: 'Příjem ze zaměstnání' },
  enterprise: { code: 2, name: 'Příjem z podnikání' },
  rent: { code: 3, name: 'Příjem z pronájmu' },
  other: { code: 4, name: 'Ostatní příjem' },
} as const satisfies Codebook;

/** Kind of contract that a salary is paid by; the codes are ours. */
export const employmentContract = {
  employment: { code: 1, name: 'Pracovní poměr (HPP)' },
  workActivity: { code: 2, name: 'Dohoda o pracovní činnosti (DPČ)' },
  workPerformance: { code: 3, name: 'Dohoda o provedení práce (DPP)' },
  service: { code: 4, name: 'Služební poměr' },
} as const satisfies Codebook;

/** Kinds of other income; the codes are ours. What is new goes to the end. */
export const otherIncomeType = {
  oldAgePension: { code: 1, name: 'Starobní důchod' },
  disabilityPension: { code: 2, name: 'Invalidní důchod' },
  widowsPension: { code: 3, name: 'Vdovský nebo vdovecký důchod' },
  orphansPension: { code: 4, name: 'Sirotčí důchod' },
  serviceBenefit: { code: 5, name: 'Výsluhový příspěvek' },
  parentalAllowance: { code: 6, name: 'Rodičovský příspěvek' },
  maternityBenefit: { code: 7, name: 'Peněžitá pomoc v mateřství' },
  alimony: { code: 8, name: 'Výživné' },
  housingAllowance: { code: 9, name: 'Příspěvek na bydlení' },
  capitalIncome: { code: 10, name: 'Kapitálový příjem' },
  travelAllowance: { code: 11, name: 'Diety' },
  other: { code: 12, name: 'Jiný příjem' },
} as const satisfies Codebook;

/** How many incomes of a type one customer may have. */
export const maxIncomes = {
  salary: 3,
  enterprise: 1,
  rent: 1,
  other: 10,
} as const satisfies Record<keyof typeof incomeType, number>;

/** Longest description of a job, characters. */
export const maxJobDescriptionLength = 50;

export const obligationType = {
  mortgage: { code: 1, name: 'Hypoteční úvěr' },
  consumerLoan: { code: 2, name: 'Spotřebitelský úvěr' },
  creditCard: { code: 3, name: 'Kreditní karta' },
  overdraft: { code: 4, name: 'Povolený debet' },
  buildingSavingsLoan: { code: 5, name: 'Úvěr ze stavebního spoření' },
} as const satisfies Codebook;

export const obligationCorrectionType = {
  none: { code: 1, name: 'Bez korekce' },
  cancelled: { code: 2, name: 'Zrušení' },
  consolidated: { code: 3, name: 'Konsolidace' },
  reduced: { code: 4, name: 'Snížení' },
} as const satisfies Codebook;

/** Where an obligation was found; the names are ours. */
export const obligationSource = {
  client: { code: 1, name: 'Uvedl klient' },
  creditBureau: { code: 2, name: 'Úvěrové registry' },
} as const satisfies Codebook;
