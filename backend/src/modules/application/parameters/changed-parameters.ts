import { isDeepStrictEqual } from 'node:util';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';

type Name = SalesArrangementParameters extends infer One
  ? One extends unknown
    ? Exclude<keyof One, 'salesArrangementTypeId'>
    : never
  : never;

/** What the history calls them; their values are nobody's who only reads it. */
const names: Record<Name, string> = {
  expectedDateOfDrawing: 'předpokládané datum čerpání',
  agentCustomerOnSAId: 'zmocněnec',
  applicantCustomerOnSAId: 'žadatel',
  repaymentAccount: 'účet pro splácení',
  repaymentAccountOwnerId: 'majitel účtu pro splácení',
  incomeCurrency: 'měna příjmů',
  residencyCurrency: 'měna bydliště',
  comment: 'komentář',
  paymentDay: 'den splátky',
  drawingExtension: 'prodloužení čerpání',
  collateralChange: 'změna zajištění',
  loanAmount: 'výše úvěru',
  realEstateDeadline: 'termín doložení nemovitosti',
  leaving: 'odcházející dlužníci',
  remaining: 'zůstávající dlužníci',
  joining: 'přistupující dlužníci',
};

type Values = Partial<Record<Name, unknown>>;

/** Values are compared as they are kept: without what is left out. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asStored(one), asStored(other));

const asStored = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Names of the parameters that two sets of them do not share. */
export const changedParameters = (before: Values, after: Values): Name[] =>
  (Object.keys(names) as Name[]).filter((name) => !isSame(before[name], after[name]));

/** One event of the case's history. */
export function describeChange(changed: readonly Name[]): { title: string; description?: string } {
  const [first] = changed;
  if (first === 'comment' && changed.length === 1) return { title: 'Komentář k žádosti upraven' };
  const list = changed.map((name) => names[name]).join(', ');
  return {
    title: 'Parametry žádosti upraveny',
    description: `${list.charAt(0).toLocaleUpperCase('cs')}${list.slice(1)}.`,
  };
}
