import { openCasePermissions, permission, type Permission } from '@advisor/contracts/permissions';
import { and, eq, sql } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { offers } from '../../../domain/offers/schema/offers';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import { badRequest, notFound } from '../../../platform/failure';
import { userPermissions, users } from '../../../platform/session/schema/users';
import { isKnown } from '../users/known-users';

/** Whom cases are given to. */
export interface NewOwner {
  id: number;
  name: string;
  permissions: ReadonlySet<number>;
}

/**
 * Checked once, before any case: cases of somebody who cannot open them would be lost.
 * @throws Failure 404 at `userId` for nobody, 400 for a user who may not work with cases
 */
export async function readNewOwner(
  db: Database,
  config: Pick<Config, 'demoUsers'>,
  userId: number,
): Promise<NewOwner> {
  const field = 'userId';
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isKnown(config)));
  if (found === undefined) throw notFound('Nový vlastník nebyl nalezen.', { field });
  const held = await db.select().from(userPermissions).where(eq(userPermissions.userId, userId));
  const permissions = new Set(held.map((one) => one.permission));
  const name = `${found.firstName} ${found.lastName}`;
  const has = (code: Permission) => permissions.has(code);
  if (!has(permission.salesArrangementAccess) || !openCasePermissions.some(has)) {
    throw badRequest(`${name} nemá oprávnění pracovat s případy. Vyberte jiného vlastníka.`, {
      field,
    });
  }
  return { id: found.id, name, permissions };
}

/** Whether the new owner may see the case: the terms of the bank's employees are not for everybody. */
export async function mayHave(
  tx: Database,
  { permissions }: NewOwner,
  { offerId }: Pick<ArrangementRow, 'offerId'>,
): Promise<boolean> {
  if (offerId === null || permissions.has(permission.employeeMortgage)) return true;
  const isOfEmployee = sql`${offers.input} ->> 'isEmployee' = 'true'`;
  return (await tx.$count(offers, and(eq(offers.id, offerId), isOfEmployee))) === 0;
}
