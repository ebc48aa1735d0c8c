import { maritalStatus, propertySettlement } from '@advisor/contracts/codebooks/customer';
import { ageOn } from '@advisor/lending/calendar-and-money/calendar';

const { unmarried, married, divorced, widowed } = maritalStatus;
const { jointProperty, separateProperty } = propertySettlement;

/** Who applies without a spouse is rarely married, and then owns what is theirs alone. */
const statusesAlone = [unmarried, divorced, unmarried, married, unmarried, widowed];
const every = (index: number, count: number) => index % count === count - 1;

/** What is known of a case's people and of how they live; the same for the same index. */
export function householdDetails(
  index: number,
  { dateOfBirth, isCouple, today }: { dateOfBirth: string; isCouple: boolean; today: string },
) {
  const status = isCouple ? married : (statusesAlone[index % statusesAlone.length] ?? unmarried);
  const childAges = agesOfChildren(index, ageOn(today, dateOfBirth), isCouple);
  const adults = isCouple ? 2 : 1;
  return {
    maritalStatusId: status.code,
    main: {
      childAges,
      housingExpense: 4_500 + 500 * (index % 9) + 1_000 * childAges.length,
      insuranceExpense: adults * (350 + 50 * (index % 7)),
      savingsExpense: every(index, 4) ? 0 : adults * 500,
      otherExpense: every(index, 3) ? 1_200 : null,
      propertySettlementId:
        status !== married
          ? null
          : isCouple && !every(index, 9)
            ? jointProperty.code
            : separateProperty.code,
    },
  };
}

const parentsAge = 24;
const independentAt = 19;

/** Of who is old enough to have any, and whose are not grown up. */
function agesOfChildren(index: number, age: number, isCouple: boolean): number[] {
  const count = isCouple ? index % 3 : Number(every(index, 5));
  const oldest = age - parentsAge - (index % 4);
  return Array.from({ length: count }, (_, place) => oldest - 3 * place).filter(
    (years) => years >= 0 && years < independentAt,
  );
}
