import type { Codebook } from './codebook';

/*
 * All coded values of the specification (part 2, sections 3 and 4) with the Czech names that the
 * product shows. Pure data, so that the client bundles only the codebooks it names.
 */

export const mandant = {
  housingSavingsBank: { code: 1, name: 'Stavební spořitelna' },
  commercialBank: { code: 2, name: 'Komerční banka' },
} as const satisfies Codebook;

export const productType = {
  mortgage: { code: 20001, name: 'Hypoteční úvěr' },
  nonPurposeMortgage: { code: 20004, name: 'Hypoteční úvěr neúčelový' },
  unsecuredLoan: { code: 1, name: 'Nezajištěný úvěr' },
  americanMortgage: { code: 20010, name: 'Americká hypotéka' },
  buildingSavings: { code: 20000, name: 'Stavební spoření' },
} as const satisfies Codebook;

export const caseState = {
  inProgress: { code: 1, name: 'Rozpracovaný' },
  cancelled: { code: 7, name: 'Zrušený' },
  toBeCancelled: { code: 9, name: 'Ke zrušení' },
  toBeCancelledConfirmed: { code: 10, name: 'Zrušení potvrzeno' },
} as const satisfies Codebook;

export const salesArrangementType = {
  loanApplication: { code: 6, name: 'Žádost o úvěr' },
  generalChange: { code: 7, name: 'Obecná změna' },
  withoutEstate: { code: 8, name: 'Hypotéka bez nemovitosti' },
  customerChange: { code: 9, name: 'Změna dlužníka' },
  debtAcceding: { code: 10, name: 'Přistoupení k dluhu' },
  addCodebtor: { code: 11, name: 'Přidání spoludlužníka' },
  debtRemaining: { code: 12, name: 'Setrvání v dluhu' },
  mortgageRetention: { code: 13, name: 'Retence' },
  mortgageRefixation: { code: 14, name: 'Refixace' },
  /** Of ours: the specification has none. */
  extraPayment: { code: 15, name: 'Mimořádná splátka' },
} as const satisfies Codebook;

export const salesArrangementState = {
  inProgress: { code: 1, name: 'Rozpracovaná' },
  inApproval: { code: 2, name: 'Ve schvalování' },
  cancelled: { code: 3, name: 'Stornovaná' },
  new: { code: 5, name: 'Nová' },
  disbursed: { code: 6, name: 'Vyplacená' },
  inSigning: { code: 7, name: 'V podepisování' },
  toSend: { code: 8, name: 'K odeslání' },
} as const satisfies Codebook;

export const customerRole = {
  debtor: { code: 1, name: 'Hlavní žadatel' },
  codebtor: { code: 2, name: 'Spolužadatel' },
  guarantor: { code: 128, name: 'Ručitel' },
} as const satisfies Codebook;

export const loanPurpose = {
  purchase: { code: 201, name: 'Koupě nemovitosti' },
  settlement: { code: 203, name: 'Vypořádání majetkových poměrů' },
  refinancing: { code: 204, name: 'Refinancování úvěru' },
} as const satisfies Codebook;
