import { salesArrangementType } from '@advisor/contracts/codebooks';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { czechMoney } from '../../../platform/czech-format';
import { wrong } from './wrong-field';

type DebtChange = Extract<SalesArrangementParameters, { leaving?: unknown }>;
type GeneralChange = Extract<SalesArrangementParameters, { drawingExtension?: unknown }>;
type WithoutEstate = Extract<SalesArrangementParameters, { realEstateDeadline?: unknown }>;

export interface ServicedLoan {
  /** Who is on the case. */
  peopleIds: ReadonlySet<number>;
  /** Amount of the loan, CZK. */
  amount: number;
  drawnAmount: number;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Who leaves, stays and comes must be on the case, each in one part, and somebody must stay. */
function debtChangeProblems(change: DebtChange, { peopleIds }: ServicedLoan): ErrorMessage[] {
  const parts = (['leaving', 'remaining', 'joining'] as const).map(
    (part) => [part, change[part] ?? []] as const,
  );
  const seen = new Set<number>();
  const problems = parts.flatMap(([part, people]) =>
    people.flatMap(({ customerOnSAId }, place) => {
      const field = `${part}.${place}.customerOnSAId`;
      if (!peopleIds.has(customerOnSAId)) return [wrong(field, 'Tato osoba na případu není.')];
      if (seen.has(customerOnSAId)) {
        return [wrong(field, 'Osobu lze uvést jen jednou: odchází, zůstává, nebo přistupuje.')];
      }
      seen.add(customerOnSAId);
      return [];
    }),
  );
  const leaving = new Set(change.leaving?.map(({ customerOnSAId }) => customerOnSAId));
  const isAbandoned = leaving.size > 0 && [...peopleIds].every((id) => leaving.has(id));
  return isAbandoned ? [...problems, wrong('leaving', 'V dluhu musí někdo zůstat.')] : problems;
}

const generalChangeProblems = (
  { drawingExtension }: GeneralChange,
  { amount, drawnAmount }: ServicedLoan,
): ErrorMessage[] =>
  drawingExtension !== undefined && drawnAmount >= amount
    ? [
        wrong(
          'drawingExtension',
          'Úvěr je vyčerpaný, lhůtu pro čerpání nelze prodloužit.',
          errorCode.notEligible,
        ),
      ]
    : [];

const withoutEstateProblems = (
  { loanAmount, realEstateDeadline }: WithoutEstate,
  { amount, today }: ServicedLoan,
): ErrorMessage[] => [
  ...(loanAmount !== undefined && (loanAmount === 0 || loanAmount > amount)
    ? [wrong('loanAmount', `Zadejte částku do ${czechMoney(amount)}, což je výše úvěru.`)]
    : []),
  ...(realEstateDeadline !== undefined && realEstateDeadline <= today
    ? [wrong('realEstateDeadline', 'Termín doložení nemovitosti musí být v budoucnosti.')]
    : []),
];

/** What is wrong with the parameters of a service request, besides its account. */
export function serviceProblems(
  parameters: SalesArrangementParameters,
  loan: ServicedLoan,
): ErrorMessage[] {
  switch (parameters.salesArrangementTypeId) {
    case salesArrangementType.generalChange.code:
      return generalChangeProblems(parameters, loan);
    case salesArrangementType.withoutEstate.code:
      return withoutEstateProblems(parameters, loan);
    case salesArrangementType.customerChange.code:
    case salesArrangementType.debtAcceding.code:
    case salesArrangementType.addCodebtor.code:
    case salesArrangementType.debtRemaining.code:
      return debtChangeProblems(parameters, loan);
    default:
      return [];
  }
}
