import { salesArrangementType } from '@advisor/contracts/codebooks';
import { czechDay, czechNumber } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts } from '../document-facts';
import { type DocumentKind, everyWay } from '../document-kind';
import { commentBlocks } from '../parts/comment';
import { type Fact, optional } from '../parts/fact';
import { loanToday } from '../parts/loan-today';
import { contractParties } from '../parts/parties';
import { agreedRate } from './addendum';
import { extraPaymentRequest } from './extra-payment';
import { newRateRows } from './new-rate';
import type { SavedRate } from './rate-rows';

interface Addendum {
  /** Of the offers that it is made of. */
  of: SavedRate['kind'];
  documentTypeCode: string;
  arrangementTypeId: number;
  name: string;
  subject: (facts: DocumentFacts) => string;
  /** What is agreed anew where no offer was taken over. */
  rows: (facts: DocumentFacts) => Fact[];
}

const addendum = ({ subject, rows, of, ...kind }: Addendum): DocumentKind => ({
  ...kind,
  signatureTypeIds: everyWay,
  blocks: (facts) => [
    { heading: '1. Smluvní strany' },
    contractParties(facts),
    ...loanToday(facts, 'dodatek'),
    { heading: '2. Předmět dodatku' },
    { text: subject(facts) },
    ...(takenOver(facts, of) ?? agreedBlocks(rows(facts))),
    ...commentBlocks(facts),
    { heading: '3. Závěrečná ustanovení' },
    {
      text: 'Ostatní ujednání smlouvy o úvěru se nemění. Dodatek nabývá účinnosti podpisem všech smluvních stran.',
    },
  ],
});

function takenOver({ refinancing }: DocumentFacts, of: SavedRate['kind']): Block[] | undefined {
  const saved = refinancing?.saved;
  if (refinancing === undefined || saved?.kind !== of) return undefined;
  return agreedRate(refinancing, saved as SavedRate);
}

const agreedBlocks = (facts: Fact[]): Block[] => (facts.length === 0 ? [] : [{ facts }]);

const discountRows = ({ approvedDiscount }: DocumentFacts): Fact[] =>
  optional(
    'Schválená sleva ze sazby',
    approvedDiscount,
    ({ percentagePoints, validTo }) =>
      `${czechNumber(percentagePoints)}\u00A0p.\u00A0b., platí do ${czechDay(validTo)}`,
  );

const { mortgageRetention, mortgageRefixation } = salesArrangementType;

export const refinancingKinds: readonly DocumentKind[] = [
  extraPaymentRequest,
  addendum({
    of: 'retention',
    documentTypeCode: 'retention',
    arrangementTypeId: mortgageRetention.code,
    name: 'Dodatek ke smlouvě – retence',
    subject: () =>
      'Smluvní strany se dohodly na úpravě úrokové sazby během doby, na kterou je sazba pevná. Výše jistiny, konec fixace ani splatnost úvěru se nemění.',
    rows: (facts) => [...discountRows(facts), ...newRateRows(facts)],
  }),
  addendum({
    of: 'refixation',
    documentTypeCode: 'refixation',
    arrangementTypeId: mortgageRefixation.code,
    name: 'Dodatek ke smlouvě – refixace',
    subject: ({ loan }) =>
      `Smluvní strany se dohodly na úrokové sazbě pro období po skončení stávající fixace${loan?.fixedRateValidTo === undefined ? '' : ` ${czechDay(loan.fixedRateValidTo)}`}. Splatnost úvěru se nemění; do konce stávající fixace platí dosavadní sazba.`,
    rows: discountRows,
  }),
];
