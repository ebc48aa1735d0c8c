import type { Account } from '../document-facts';
import { type Fact, optional } from '../parts/fact';
import { czechDay } from '../../../platform/czech-format';

/** Whose loan a paper about an offer is about. */
export interface LoanOfClients {
  clients: readonly string[];
  caseId: number;
  contractNumber?: string;
  productTypeId: number;
  loanAccount?: Account;
}

/** An offer as its paper names it. */
export interface NamedOffer {
  offerId: number;
  /** `YYYY-MM-DD` */
  madeOn: string;
  /** Last day on which it may be taken over. */
  validTo: string;
}

/** At the head of a paper about a loan. */
export const headFacts = ({ clients, contractNumber, caseId }: LoanOfClients): Fact[] => [
  [clients.length === 1 ? 'Klient' : 'Klienti', clients.join(', ')],
  ...optional('Smlouva o úvěru č.', contractNumber, String),
  ['Číslo případu', String(caseId)],
];

/** At the head of a paper about one offer. */
export const offerFacts = (
  about: LoanOfClients,
  { offerId, madeOn, validTo }: NamedOffer,
): Fact[] => [
  ...headFacts(about),
  ['Nabídka č.', `${offerId}, připravena ${czechDay(madeOn)}`],
  ['Nabídka platí do', czechDay(validTo)],
];
