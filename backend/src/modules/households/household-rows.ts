import { householdType } from '@advisor/contracts/codebooks/customer';
import { customerRole } from '@advisor/contracts/codebooks';
import { ageOn } from '@advisor/lending/calendar-and-money/calendar';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { signatureState } from '@advisor/contracts/codebooks/document';
import {
  customersOnSA,
  documentsOnSA,
  households,
} from '../../domain/cases/schema/sales-arrangements';
import { signingMembers } from '../../domain/signing/members/schema';
import { signingDocuments } from '../../domain/signing/schema';
import type { Database } from '../../platform/database/database';

export type HouseholdRow = typeof households.$inferSelect;
export type CustomerRow = typeof customersOnSA.$inferSelect;

/** Households and people of an application: the main household and the debtor first. */
export async function readRows(db: Database, salesArrangementId: number) {
  const [householdRows, customerRows, signers] = await Promise.all([
    db
      .select()
      .from(households)
      .where(eq(households.salesArrangementId, salesArrangementId))
      .orderBy(asc(households.typeId), asc(households.id)),
    db
      .select()
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, salesArrangementId))
      .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id)),
    db
      .select({ customerId: signingMembers.customerId, fullName: signingMembers.fullName })
      .from(signingMembers)
      .innerJoin(signingDocuments, eq(signingDocuments.documentId, signingMembers.documentId))
      .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingMembers.documentId))
      .where(
        and(
          eq(documentsOnSA.salesArrangementId, salesArrangementId),
          eq(signingMembers.categoryCode, 'C'),
          isNotNull(signingMembers.signedOn),
          ne(signingDocuments.state, signatureState.cancelled.code),
        ),
      ),
  ]);
  const hasSigned = ({ customerId, firstName, lastName }: CustomerRow) =>
    signers.some((signer) =>
      signer.customerId === null || customerId === null
        ? signer.fullName === `${firstName} ${lastName}`
        : signer.customerId === customerId,
    );
  return { households: householdRows, customers: customerRows, hasSigned };
}

/** What somebody is on an application by the household that they live in. */
export const roleIn = ({ typeId }: HouseholdRow): number =>
  typeId === householdType.guarantor.code
    ? customerRole.guarantor.code
    : customerRole.codebtor.code;

/** The first child that nobody of the household is old enough for; -1 when there is none. */
export function tooOldChild(
  childAges: readonly number[],
  people: readonly Pick<CustomerRow, 'dateOfBirth'>[],
  today: string,
): number {
  if (people.length === 0) return -1;
  const oldest = Math.max(...people.map(({ dateOfBirth }) => ageOn(today, dateOfBirth)));
  return childAges.findIndex((age) => age >= oldest);
}
