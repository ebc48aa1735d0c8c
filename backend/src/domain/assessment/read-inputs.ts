import type { LoanInput, LoanResult } from '@advisor/contracts/offer/loan-offer';
import { declaredIncome } from '@advisor/lending/declared-income';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import type { ArrangementRow } from '../cases/arrangement-access';
import { customersOnSA, households } from '../cases/schema/sales-arrangements';
import { readIncomes } from '../incomes/read-incomes';
import { countObligations } from '../obligations/count-obligations';
import { readObligations } from '../obligations/read-obligations';
import type { ObligationPolicy } from '@advisor/lending/credit-policy';
import type { RateBook } from '../offers/rate-book';
import { offers } from '../offers/schema/offers';
import type { AssessedLoan, EnteredFacts } from './inputs';

type Opens = Pick<Sealer, 'open'>;
type Assessed = Pick<ArrangementRow, 'id' | 'offerId'>;

/** The loan of the application's offer; undefined without one, and for savings. */
async function readLoan(
  db: Database,
  rates: RateBook,
  offerId: number | null,
): Promise<AssessedLoan | undefined> {
  if (offerId === null) return undefined;
  const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
  if (offer === undefined || !('loanAmount' in offer.input)) return undefined;
  const { productTypeId } = offer;
  const terms = (await rates.byId(offer.rateVersionId))?.products.get(productTypeId)?.terms;
  if (terms === undefined) return undefined;
  const { loanAmount, loanDuration, collateralAmount } = offer.input as LoanInput;
  const { interestRate, monthlyPayment } = offer.result as LoanResult;
  return {
    productTypeId,
    amount: loanAmount,
    ratePercent: interestRate,
    months: loanDuration,
    instalment: monthlyPayment,
    ...(collateralAmount === undefined ? {} : { collateralValue: collateralAmount }),
    maximumAge: terms.maximumAge,
    maximumMonths: terms.maxMonths,
  };
}

interface Reading {
  rates: RateBook;
  sealer: Opens;
  policy: { obligations: ObligationPolicy };
}

/** What was entered about an application's loan and people; undefined while there is no loan. */
export async function readEntered(
  db: Database,
  { rates, sealer, policy }: Reading,
  { id, offerId }: Assessed,
): Promise<EnteredFacts | undefined> {
  const [loan, groups, people, obligations] = [
    await readLoan(db, rates, offerId),
    await db
      .select()
      .from(households)
      .where(eq(households.salesArrangementId, id))
      .orderBy(asc(households.typeId), asc(households.id)),
    await db
      .select()
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, id))
      .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id)),
    await readObligations(db, sealer, id),
  ];
  if (loan === undefined) return undefined;
  const incomes = await readIncomes(
    db,
    sealer,
    people.map((person) => person.id),
  );
  const counted = countObligations(obligations, policy.obligations).filter(
    ({ duplicateOf }) => duplicateOf === undefined,
  );
  return {
    loan,
    people: people.map((person) => ({
      customerOnSAId: person.id,
      name: `${person.firstName} ${person.lastName}`,
      roleId: person.roleId,
      dateOfBirth: person.dateOfBirth,
      isIdentified: person.customerId !== null,
    })),
    households: groups.map((household) => {
      const members = people.filter(({ householdId }) => householdId === household.id);
      const isOfMember = ({ customerOnSAId }: { customerOnSAId: number }) =>
        members.some((member) => member.id === customerOnSAId);
      return {
        householdId: household.id,
        householdTypeId: household.typeId,
        facts: {
          members: { adults: members.length, childrenAges: household.childAges },
          incomes: incomes.filter(isOfMember).map(({ income }) => declaredIncome(income)),
          obligations: counted.filter(({ row }) => isOfMember(row)).map(({ facts }) => facts),
          expenses: {
            housing: household.housingExpense ?? 0,
            insurance: household.insuranceExpense ?? 0,
            saving: household.savingsExpense ?? 0,
            other: household.otherExpense ?? 0,
          },
        },
      };
    }),
  };
}
