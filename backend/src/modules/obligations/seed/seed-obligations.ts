import { legalPersonType } from '@advisor/contracts/codebooks/customer';
import { obligationSource, obligationType } from '@advisor/contracts/codebooks/income';
import type { ObligationInput } from '@advisor/contracts/obligation/schemas';
import { cases } from '../../../domain/cases/schema/cases';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import {
  sealObligation,
  type StoredObligation,
} from '../../../domain/obligations/read-obligations';
import { obligations } from '../../../domain/obligations/schema';
import { offers } from '../../../domain/offers/schema/offers';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { type Random, randomFor } from '../../../platform/random';
import type { ModuleSeed } from '../../../seed/module-seed';
import { householdTestCaseId, type SeededCase } from '../../../seed/seeded-case';

/** What applicants of recent cases said that they owe. */
export const seedObligations: ModuleSeed = {
  start: ({ clientSealer }) => ({
    tables: [obligations],
    addRows: (seeded) => {
      const { caseId, rows, scenario } = seeded;
      const isTest = caseId === householdTestCaseId;
      if (!isTest && (rows.of(offers).length === 0 || scenario.name === 'modelled')) return;
      for (const [place, person] of rows.of(customersOnSA).entries()) {
        const random = randomFor('obligations', person.id ?? 0);
        const owed = isTest ? manyDebts(debtsOfPlace[place] ?? 0, random) : debtsOf(random);
        for (const debt of owed) add(seeded, person, debt, clientSealer);
      }
    },
  }),
};

/** Of the household with as many obligations as an advisor ever sees: thirty of four people. */
const debtsOfPlace = [8, 8, 7, 7];

const creditors = ['Banka Vltava', 'Spořitelna Morava', 'Úvěrová banka Čechy', 'Leasing Haná'];

const creditorOf = (random: Random) => ({ name: random.pick(creditors), isExternal: true });

const cardOf = (random: Random): ObligationInput => ({
  obligationTypeId: obligationType.creditCard.code,
  creditCardLimit: 5_000 * random.int(2, 8),
  creditor: creditorOf(random),
});

function loanOf(random: Random): ObligationInput {
  const installmentAmount = 100 * random.int(8, 38);
  const loanPrincipalAmount = installmentAmount * random.int(10, 48);
  return {
    obligationTypeId: obligationType.consumerLoan.code,
    installmentAmount,
    loanPrincipalAmount,
    loanAmountTotal: loanPrincipalAmount + installmentAmount * random.int(6, 24),
    creditor: creditorOf(random),
  };
}

const debtsOf = (random: Random): ObligationInput[] => [
  ...(random.chance(0.25) ? [loanOf(random)] : []),
  ...(random.chance(0.35) ? [cardOf(random)] : []),
];

const manyDebts = (count: number, random: Random): ObligationInput[] =>
  Array.from({ length: count }, (_, place) => (place % 2 === 0 ? loanOf(random) : cardOf(random)));

function add(
  { rows }: SeededCase,
  { id = 0, roleId }: typeof customersOnSA.$inferInsert,
  debt: ObligationInput,
  sealer: Pick<Sealer, 'seal'>,
): void {
  const [row] = rows.of(cases);
  if (row === undefined) return;
  rows.add(obligations, {
    customerOnSAId: id,
    sourceId: obligationSource.client.code,
    sealedObligation: sealObligation(sealer, {
      ...debt,
      legalPersonType: legalPersonType.natural.code,
      // Of the codebook; the table holds nothing else.
      roleId: roleId as StoredObligation['roleId'],
      codebtors: [],
    }),
    changedOn: row.lastChangedOn,
    changedBy: row.ownerId,
  });
}
