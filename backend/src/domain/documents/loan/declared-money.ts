import { codeName } from '@advisor/contracts/code-name';
import { householdType } from '@advisor/contracts/codebooks/customer';
import { czechMoney } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { DeclaredExpenses, DeclaredMoney, DocumentFacts } from '../document-facts';
import { type Fact, optional, sumOf } from '../parts/fact';

type Obligation = DeclaredMoney['obligations'][number];

const monthly = (amount: number): string => `${czechMoney(amount)} měsíčně`;

const obligationText = ({ instalment, owed, limit, correction }: Obligation): string =>
  [
    ...(instalment === undefined ? [] : [`splátka ${monthly(instalment)}`]),
    ...(limit === undefined ? [] : [`limit ${czechMoney(limit)}`]),
    ...(owed === undefined ? [] : [`zůstatek ${czechMoney(owed)}`]),
    ...(correction === undefined ? [] : [correction]),
  ].join(', ');

/** The sum of several amounts that are known; of one, it would say the same once more. */
function totalRow(
  label: string,
  amounts: readonly (number | undefined)[],
  format: (amount: number) => string,
): Fact[] {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length < 2 ? [] : [[label, format(sumOf(...known))]];
}

function personBlocks({ fullName, incomes, obligations }: DeclaredMoney): Block[] {
  if (incomes.length + obligations.length === 0) return [];
  return [
    { text: `${fullName}:` },
    {
      facts: [
        ...incomes.map(({ name, monthly: income }): Fact => [name, `čistého ${monthly(income)}`]),
        ...totalRow(
          'Čisté příjmy celkem',
          incomes.map((income) => income.monthly),
          monthly,
        ),
        ...obligations.map((one): Fact => [one.name, obligationText(one)]),
        ...totalRow(
          'Splátky závazků celkem',
          obligations.map(({ instalment }) => instalment),
          monthly,
        ),
        ...totalRow(
          'Zůstatky závazků celkem',
          obligations.map(({ owed }) => owed),
          czechMoney,
        ),
      ],
    },
  ];
}

function expenseBlocks({ householdTypeId, ...expenses }: DeclaredExpenses): Block[] {
  const facts = [
    ...optional('Bydlení', expenses.housing, monthly),
    ...optional('Pojištění', expenses.insurance, monthly),
    ...optional('Spoření', expenses.saving, monthly),
    ...optional('Ostatní výdaje', expenses.other, monthly),
  ];
  if (facts.length === 0) return [];
  return [{ text: `${codeName(householdType, householdTypeId)}, výdaje:` }, { facts }];
}

/** What the applicants earn, owe and spend, as each stated it; nothing where nobody was asked. */
export function declaredMoney({ declared }: DocumentFacts): Block[] {
  if (declared === undefined) return [];
  const blocks = [
    ...declared.people.flatMap(personBlocks),
    ...declared.expenses.flatMap(expenseBlocks),
  ];
  if (blocks.length === 0) return [];
  return [
    { heading: 'Příjmy, závazky a výdaje, které žadatelé uvedli' },
    ...blocks,
    {
      note: 'Závazky, které banka zjistí v úvěrových registrech, posuzuje vedle uvedených; v této žádosti nejsou.',
    },
  ];
}
