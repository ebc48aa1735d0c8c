import { codeName } from '@advisor/contracts/code-name';
import { customerRole } from '@advisor/contracts/codebooks';
import { householdType, maritalStatus } from '@advisor/contracts/codebooks/customer';
import type { customersOnSA, households } from '../cases/schema/sales-arrangements';

type HouseholdRow = typeof households.$inferSelect;
type CustomerRow = typeof customersOnSA.$inferSelect;

/** What the households of an application lack, and the person or the household that lacks it. */
export interface MissingOfHousehold {
  /** A Czech sentence. */
  reason: string;
  customerOnSAId?: number;
  householdId?: number;
}

/** Whose property is asked about: a married person's who will owe the loan. */
export const isSettlementAsked = (
  { typeId }: Pick<HouseholdRow, 'typeId'>,
  people: readonly Pick<CustomerRow, 'maritalStatusId'>[],
): boolean =>
  typeId !== householdType.guarantor.code &&
  people.some(({ maritalStatusId }) => maritalStatusId === maritalStatus.married.code);

/** Why somebody blocks an application who is not in the client register yet. */
export const unidentified = (name: string): string => `${name}: klient zatím není identifikovaný.`;

function missingOfPerson(person: CustomerRow): MissingOfHousehold[] {
  const name = `${person.firstName} ${person.lastName}`;
  const owes = person.roleId !== customerRole.guarantor.code;
  return [
    ...(person.customerId === null ? [unidentified(name)] : []),
    // Whether the property of spouses is asked about follows from it.
    ...(owes && person.maritalStatusId === null ? [`${name}: chybí rodinný stav.`] : []),
  ].map((reason) => ({ reason, customerOnSAId: person.id }));
}

function missingOfHousehold(
  household: HouseholdRow,
  people: readonly CustomerRow[],
): MissingOfHousehold[] {
  const { id: householdId, typeId, propertySettlementId } = household;
  return [
    ...people.flatMap(missingOfPerson),
    ...(isSettlementAsked(household, people) && propertySettlementId === null
      ? [
          {
            reason: `${codeName(householdType, typeId)}: chybí majetkové vypořádání manželů.`,
            householdId,
          },
        ]
      : []),
  ];
}

/** Everything that the households of an application lack before it is sent, in their order. */
export function missingOfHouseholds(
  rows: readonly HouseholdRow[],
  people: readonly CustomerRow[],
): MissingOfHousehold[] {
  const main = rows.find(({ typeId }) => typeId === householdType.main.code);
  const debtor = people.find(({ roleId }) => roleId === customerRole.debtor.code);
  const isDebtorAtHome = debtor !== undefined && debtor.householdId === main?.id;
  return [
    ...(isDebtorAtHome ? [] : [{ reason: 'V hlavní domácnosti chybí hlavní žadatel.' }]),
    ...rows.flatMap((household) =>
      missingOfHousehold(
        household,
        people.filter(({ householdId }) => householdId === household.id),
      ),
    ),
  ];
}
