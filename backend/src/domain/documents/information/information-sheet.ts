import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts, LoanTerms } from '../document-facts';
import { type Fact, optional } from '../parts/fact';

/** A loan by an offer. */
export type OfferedLoan = LoanTerms & { offer: NonNullable<LoanTerms['offer']> };

/** Pre-contract information about an offer, in the form that the law gives it. */
export interface InformationSheet {
  /** As people call it. */
  abbreviation: string;
  name: string;
  /** @param validTo last day of the offer */
  blocks(facts: DocumentFacts, loan: OfferedLoan, validTo: string): Block[];
}

/** What a sheet needs; undefined where there is no offer of a loan. */
export const offeredLoan = ({ loan }: DocumentFacts): OfferedLoan | undefined =>
  loan?.offer === undefined ? undefined : { ...loan, offer: loan.offer };

/** Shown beside the sheet's title. */
export const sheetNumbers = (
  { caseId, applicationNumber }: DocumentFacts,
  { offer }: OfferedLoan,
): Fact[] => [
  ['Nabídka č.', String(offer.offerId)],
  ...optional('Číslo žádosti', applicationNumber, String),
  ['Číslo případu', String(caseId)],
];

/** Total amount payable by the client. */
export const totalOf = ({ offer: { result } }: OfferedLoan): number =>
  result.totalPayable ?? result.totalPaid;

/** Where a client complains, and to whom after that. */
export const complaints =
  'Stížnost můžete podat na kterékoli pobočce nebo na adrese podpora@banka.example; odpovíme do 30 dnů. Nebudete-li spokojeni, můžete se obrátit na finančního arbitra, Legerova 1581/69, 110 00 Praha 1, www.finarbitr.cz, nebo na Českou národní banku.';

export const supervisor = 'Česká národní banka, Na Příkopě 28, 115 03 Praha 1, www.cnb.cz';
