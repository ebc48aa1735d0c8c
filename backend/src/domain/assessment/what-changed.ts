import { isDeepStrictEqual } from 'node:util';
import type { EnteredFacts } from './inputs';

/** As it is kept: what has no value is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const parts: readonly [sentence: string, part: (facts: EnteredFacts) => unknown][] = [
  ['Změnila se nabídka úvěru.', ({ loan: { collateralValue: _value, ...loan } }) => loan],
  ['Změnila se hodnota nemovitosti.', ({ loan }) => loan.collateralValue],
  ['Změnili se účastníci žádosti.', ({ people }) => people],
  ['Změnilo se složení domácností.', ({ households }) => households.map(ofMembers)],
  ['Změnily se příjmy.', ({ households }) => households.map(({ facts }) => facts.incomes)],
  ['Změnily se závazky.', ({ households }) => households.map(({ facts }) => facts.obligations)],
  ['Změnily se výdaje.', ({ households }) => households.map(({ facts }) => facts.expenses)],
];

const ofMembers = ({ householdId, householdTypeId, facts }: EnteredFacts['households'][number]) => [
  householdId,
  householdTypeId,
  facts.members,
];

/** What is otherwise than when the loan was assessed, a Czech sentence each. */
export const whatChanged = (before: EnteredFacts, now: EnteredFacts | undefined): string[] =>
  now === undefined
    ? ['Žádost už nemá nabídku úvěru.']
    : parts
        .filter(([, part]) => !isDeepStrictEqual(plain(part(before)), plain(part(now))))
        .map(([sentence]) => sentence);
