import { customerRole } from '@advisor/contracts/codebooks';
import { incomeType } from '@advisor/contracts/codebooks/income';
import type { IncomeInput } from '@advisor/contracts/income/schemas';
import {
  type CreditPolicyVersion,
  creditPolicyOn,
} from '../../../domain/assessment/credit-policy/read-credit-policy';
import { taxReturnIncome } from '../../../domain/assessment/tax-return-income';
import { readTaxForms, type TaxForm } from '../../../domain/assessment/tax-return/read-tax-returns';
import { taxReturns } from '../../../domain/assessment/tax-return/schema';
import { cases, loans } from '../../../domain/cases/schema/cases';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { incomes } from '../../../domain/incomes/schema';
import { offers } from '../../../domain/offers/schema/offers';
import { companies } from '../../../neighbours/business-register/companies';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { type Random, randomFor } from '../../../platform/random';
import type { ModuleSeed } from '../../../seed/module-seed';
import { householdTestCaseId, type SeededCase } from '../../../seed/seeded-case';
import { contradictions } from './contradictions';
import { highestBusinessIncome, taxReturnsOf } from './business';
import { earningsOf, otherOf, rentOf, salaryOf } from './earnings';

interface Means {
  sealer: Pick<Sealer, 'seal'>;
  today: string;
  forms: readonly TaxForm[];
  policy: CreditPolicyVersion;
}

/** What applicants of recent cases earn: enough for what they ask for. */
export const seedIncomes: ModuleSeed = {
  start: async ({ db, today, clientSealer: sealer }) => {
    const [forms, policy] = await Promise.all([readTaxForms(db), creditPolicyOn(db, today)]);
    const means = { sealer, today, forms, policy };
    return {
      tables: [incomes, taxReturns],
      addRows: (seeded) => {
        if (seeded.caseId === householdTestCaseId) addMany(seeded, means);
        else if (seeded.rows.of(offers).length > 0) addIncomes(seeded, means);
      },
    };
  },
  contradictions,
};

/** Shares of the income that the household needs. */
const share = { debtor: 0.6, codebtor: 0.4 };
/** Instalments are at most this part of an income, and the loan at most so many years of it. */
const [bearable, yearsOfIncome] = [0.36, 6.5];
const lowestIncome = 30_000;

function addIncomes(seeded: SeededCase, means: Means): void {
  const { rows, scenario } = seeded;
  const [row] = rows.of(cases);
  const people = rows.of(customersOnSA);
  // Whose modelation is new has told nothing yet.
  if (row === undefined || scenario.name === 'modelled') return;
  const [loan] = rows.of(loans);
  const needed =
    loan === undefined
      ? lowestIncome
      : Math.max(loan.monthlyPayment / bearable, row.targetAmount / (12 * yearsOfIncome));
  const isShared = people.some(({ roleId }) => roleId === customerRole.codebtor.code);
  for (const { id = 0, roleId, dateOfBirth } of people) {
    const random = randomFor('incomes', id);
    const part =
      roleId === customerRole.codebtor.code ? share.codebtor : isShared ? share.debtor : 1;
    const wanted = Math.max(needed * part * (1 + 0.4 * random.next()), lowestIncome);
    const isInBusiness = wanted < highestBusinessIncome && random.chance(0.15);
    if (isInBusiness) addBusiness(seeded, id, wanted, means, random);
    else {
      const { today } = means;
      add(seeded, id, means, ...earningsOf(wanted, { dateOfBirth, today }, random));
    }
  }
}

/** Two tax returns and the income that follows from them. */
function addBusiness(
  seeded: SeededCase,
  customerOnSAId: number,
  wanted: number,
  means: Means,
  random: Random,
): void {
  const { forms, policy, sealer } = means;
  const [row] = seeded.rows.of(cases);
  if (row === undefined) return;
  const returns = taxReturnsOf(wanted, forms);
  seeded.rows.add(taxReturns, {
    customerOnSAId,
    sealedReturns: sealer.seal(JSON.stringify(returns)),
    version: 1,
    changedOn: row.lastChangedOn,
    changedBy: row.ownerId,
  });
  const { name, companyId } = random.pick(companies);
  add(seeded, customerOnSAId, means, {
    incomeTypeId: incomeType.enterprise.code,
    companyId,
    name,
    naceCode: '620100',
    netMonthlyIncome: taxReturnIncome(returns, forms, policy).monthlyIncome,
  });
}

/** A household with as many incomes as an advisor ever sees: five of each person. */
function addMany(seeded: SeededCase, means: Means): void {
  for (const { id = 0 } of seeded.rows.of(customersOnSA)) {
    const random = randomFor('incomes', id);
    const salary = () => salaryOf(1_000 * random.int(25, 45), means.today, random);
    add(
      seeded,
      id,
      means,
      salary(),
      salary(),
      rentOf(random),
      otherOf('alimony', 4_000),
      otherOf('travelAllowance', 2_500),
    );
  }
}

function add(
  { rows }: SeededCase,
  customerOnSAId: number,
  { sealer }: Means,
  ...earned: IncomeInput[]
): void {
  const [row] = rows.of(cases);
  if (row === undefined) return;
  rows.add(
    incomes,
    ...earned.map((income) => ({
      customerOnSAId,
      typeId: income.incomeTypeId,
      sealedIncome: sealer.seal(JSON.stringify(income)),
      isFromTaxReturn: income.incomeTypeId === incomeType.enterprise.code,
      changedOn: row.lastChangedOn,
      changedBy: row.ownerId,
    })),
  );
}
