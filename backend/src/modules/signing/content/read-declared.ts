import { codeName } from '@advisor/contracts/code-name';
import {
  incomeType,
  obligationCorrectionType,
  obligationType,
  otherIncomeType,
} from '@advisor/contracts/codebooks/income';
import type { IncomeInput } from '@advisor/contracts/income/schemas';
import { incomeInCzk } from '@advisor/lending/affordability/income-rules';
import { asc, eq } from 'drizzle-orm';
import { households } from '../../../domain/cases/schema/sales-arrangements';
import type {
  DeclaredExpenses,
  DeclaredMoney,
  DocumentFacts,
} from '../../../domain/documents/document-facts';
import { readIncomes } from '../../../domain/incomes/read-incomes';
import {
  isReported,
  readObligations,
  type StoredObligation,
} from '../../../domain/obligations/read-obligations';
import type { Backend } from '../../../platform/backend';
import { czechMoney } from '../../../platform/czech-format';

/**
 * What people stated of their money in an application. What the credit bureau reports of one of them is
 * not for the others, nor for everybody who reads the paper: it is left out.
 */
export async function readDeclared(
  { db, clientSealer }: Pick<Backend, 'db' | 'clientSealer'>,
  salesArrangementId: number,
  parties: DocumentFacts['parties'],
): Promise<NonNullable<DocumentFacts['declared']>> {
  const ids = parties.map(({ customerOnSAId }) => customerOnSAId);
  const incomes = await readIncomes(db, clientSealer, ids);
  const obligations = await readObligations(db, clientSealer, salesArrangementId);
  const groups = await db
    .select()
    .from(households)
    .where(eq(households.salesArrangementId, salesArrangementId))
    .orderBy(asc(households.typeId), asc(households.id));
  return {
    people: parties.map(({ customerOnSAId: id, fullName }) => ({
      fullName,
      incomes: incomes
        .filter(({ customerOnSAId }) => customerOnSAId === id)
        .map(({ income }) => ({ name: incomeName(income), monthly: incomeInCzk(income) })),
      obligations: obligations
        .filter((row) => row.customerOnSAId === id && !isReported(row))
        .map(({ obligation }) => toDeclared(obligation)),
    })),
    expenses: groups.map(toExpenses),
  };
}

function incomeName(income: IncomeInput): string {
  const kind =
    income.incomeTypeId === incomeType.other.code
      ? codeName(otherIncomeType, income.otherIncomeTypeId)
      : codeName(incomeType, income.incomeTypeId);
  const payer = income.incomeTypeId === incomeType.salary.code ? income.employer.name : undefined;
  return payer === undefined ? kind : `${kind}, ${payer}`;
}

const { cancelled, consolidated, reduced } = obligationCorrectionType;

const corrections: Readonly<Record<number, string>> = {
  [cancelled.code]: 'bude zrušeno',
  [reduced.code]: 'bude sníženo',
};

function correctionOf({ correction, amountConsolidated }: StoredObligation): string | undefined {
  if (correction?.correctionTypeId !== consolidated.code)
    return corrections[correction?.correctionTypeId ?? 0];
  return amountConsolidated === undefined
    ? 'bude splaceno tímto úvěrem'
    : `tímto úvěrem se z něj splatí ${czechMoney(amountConsolidated)}`;
}

const toDeclared = (obligation: StoredObligation): DeclaredMoney['obligations'][number] => ({
  name: [codeName(obligationType, obligation.obligationTypeId), obligation.creditor?.name]
    .filter(Boolean)
    .join(', '),
  instalment: obligation.installmentAmount,
  owed: obligation.loanPrincipalAmount ?? obligation.drawingAmount,
  limit: obligation.creditCardLimit,
  correction: correctionOf(obligation),
});

const toExpenses = (household: typeof households.$inferSelect): DeclaredExpenses => ({
  householdTypeId: household.typeId,
  housing: household.housingExpense ?? undefined,
  insurance: household.insuranceExpense ?? undefined,
  saving: household.savingsExpense ?? undefined,
  other: household.otherExpense ?? undefined,
});
