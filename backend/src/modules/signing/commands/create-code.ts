import { randomBytes } from 'node:crypto';
import type { embedCalls } from '@advisor/contracts/embed/calls';
import { embedCodeLifetimeS } from '@advisor/contracts/embed/endpoints';
import { permission } from '@advisor/contracts/permissions';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../../platform/http/contract-routes';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { cases } from '../../../domain/cases/schema/cases';
import { signingDocuments } from '../../../domain/signing/schema';
import { embedCodes, embedDocuments } from '../schema/signing-records';
import { userPermissions, users } from '../../../platform/session/schema/users';
import { forbidden, notFound } from '../../../platform/failure';
import { hashSecret } from '../../../platform/session/session-store';
import { requireClient } from '../embed/require-client';

/** Gives another application's server a code for one document and one advisor. */
export async function createCode(call: Call<typeof embedCalls.createCode>) {
  const { db, body, clock } = call;
  const clientId = await requireClient(call);
  const [user] = await db
    .select({ id: users.id, isInternal: users.isInternal, isDemo: users.isDemo })
    .from(users)
    .innerJoin(userPermissions, eq(userPermissions.userId, users.id))
    .where(
      and(
        eq(users.login, body.login.toLowerCase()),
        eq(userPermissions.permission, permission.getSigningDocuments),
      ),
    );
  if (user === undefined || (user.isDemo && !call.config.demoUsers)) {
    throw forbidden('Uživatel nesmí podepisovat dokumenty.');
  }
  const [document] = await db
    .select({ documentId: signingDocuments.documentId, ownerId: cases.ownerId })
    .from(signingDocuments)
    .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(eq(signingDocuments.externalId, body.documentExternalId));
  if (document === undefined) throw notFound('Dokument k podpisu nebyl nalezen.');
  if (!user.isInternal && document.ownerId !== user.id) {
    throw forbidden('Případ patří jinému poradci.');
  }
  const code = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.insert(embedCodes).values({
    codeHash: hashSecret(code),
    clientId,
    userId: user.id,
    documentId: document.documentId,
    expiresOn: new Date(now.getTime() + embedCodeLifetimeS * 1_000),
  });
  await db
    .insert(embedDocuments)
    .values({ clientId, documentId: document.documentId })
    .onConflictDoNothing();
  return { code, expiresIn: embedCodeLifetimeS };
}
