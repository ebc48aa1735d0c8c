import { loanPurpose } from '@advisor/contracts/codebooks';
import { czechMoney } from '../../../platform/czech-format';
import type { DocumentFacts, LoanTerms } from '../document-facts';
import { isSecured } from './products';

const { purchase, settlement, refinancing } = loanPurpose;

const ofPurpose: Readonly<Record<number, string>> = {
  [purchase.code]: 'předložit kupní smlouvu k nemovitosti a doložit zaplacení vlastních prostředků',
  [settlement.code]: 'předložit dohodu nebo rozhodnutí o vypořádání majetkových poměrů',
  [refinancing.code]:
    'předložit vyčíslení splácených úvěrů od jejich věřitelů a po čerpání potvrzení o jejich splacení',
};

/** What the client does before the loan is drawn, and after. */
export function conditionsOf(
  { productTypeId, conditions = [] }: DocumentFacts,
  { amount, purposes, offer }: LoanTerms,
): string[] {
  const { hasLifeInsurance = false, hasPropertyInsurance = false } = offer?.input ?? {};
  return [
    ...purposes.flatMap(({ loanPurposeId }) => ofPurpose[loanPurposeId] ?? []),
    ...(isSecured(productTypeId)
      ? [
          'uzavřít zástavní smlouvu k nemovitosti a podat návrh na vklad zástavního práva do katastru nemovitostí',
          `pojistit nemovitost nejméně na ${czechMoney(amount)} a vinkulovat pojistné plnění ve prospěch věřitele`,
        ]
      : []),
    ...new Set(conditions.map(({ text }) => text)),
    ...(hasLifeInsurance ? ['sjednat a po dobu slevy ze sazby udržovat životní pojištění'] : []),
    ...(hasPropertyInsurance
      ? ['udržovat pojištění nemovitosti, podle kterého je sazba snížena']
      : []),
    'oznámit účet, ze kterého bude úvěr splácen, a udržovat na něm prostředky na splátku',
  ];
}
