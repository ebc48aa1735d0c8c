import { czechDay, czechMoney, czechRate } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts } from '../document-facts';
import { accountRows } from './accounts';
import { type Fact, optional } from './fact';

/**
 * The loan that a document is about, as it is today.
 * @param document 'žádost', 'dodatek'
 */
export function loanToday(facts: DocumentFacts, document = 'žádost'): Block[] {
  const { contractNumber, state, loan } = facts;
  const rows: Fact[] = [
    ...optional('Smlouva o úvěru č.', contractNumber, String),
    ...optional('Uzavřena dne', state?.contractSignedOn, czechDay),
    ...optional('Výše úvěru', loan?.amount, czechMoney),
    ...optional('Zůstatek jistiny', state?.principal, czechMoney),
    ...optional('Úroková sazba', loan?.interestRate, (rate) => `${czechRate(rate)} ročně`),
    ...optional('Sazba je pevná do', loan?.fixedRateValidTo, czechDay),
    ...optional('Měsíční splátka', loan?.monthlyPayment, czechMoney),
    ...optional('Den splátky', loan?.paymentDay, (day) => `${day}. den v měsíci`),
    ...optional('Splatnost úvěru', loan?.maturityOn, czechDay),
    ...accountRows({ ...facts, parameters: { salesArrangementTypeId: 13 } }),
  ];
  return [{ heading: `Úvěr, kterého se ${document} týká` }, { facts: rows }];
}
