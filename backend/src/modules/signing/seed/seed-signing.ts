import { salesArrangementState } from '@advisor/contracts/codebooks';
import { documentSource, signatureType } from '@advisor/contracts/codebooks/document';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { cases } from '../../../domain/cases/schema/cases';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../../../domain/signing/schema';
import { signingFormFields, signingForms } from '../../../domain/signing/members/schema';
import { preContractHandovers } from '../schema/pre-contract-handovers';
import { users } from '../../../platform/session/schema/users';
import { isLoanApplication } from '../../../domain/cases/loan-application';
import { peopleOn } from '../../../domain/cases/people';
import { signingTestCaseId } from '../../../seed/seeded-case';
import { testerId } from '../../../platform/session/demo-users';
import type { ModuleSeed } from '../../../seed/module-seed';
import { externalIdOf } from '../commands/create-document';
import type { DocumentKind } from '../../../domain/documents/document-kind';
import { kindsFor } from '../../../domain/documents/document-kinds';
import { informationSheetOf } from '../../../domain/documents/information/information-sheets';
import {
  advisorMember,
  biometric,
  clientMembers,
  digital,
  mobileApp,
  type NewMember,
  writeSigners,
} from '../commands/write-signers';
import { documentState } from '../state-machine';
import { contradictions } from './contradictions';
import { identification, phone, seededForms } from './forms';
import { type SeededDocument, sentinelDocuments } from './sentinel-documents';

/** Arrangements in signing that get documents: those of the demo users come first. */
const maxArrangements = 150;

/** Documents for arrangements in signing, and one document for each thing worth trying. */
export const seedSigning: ModuleSeed = {
  start: ({ db, today, documents }) => ({
    finish: () => seedDocuments(db, documents, new Date(today)),
  }),
  contradictions,
};

async function seedDocuments(
  db: Database,
  documents: readonly DocumentKind[],
  now: Date,
): Promise<void> {
  await seedForms(db);
  const arrangements = await db
    .select({
      arrangement: salesArrangements,
      ownerId: cases.ownerId,
      productTypeId: cases.productTypeId,
    })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        eq(salesArrangements.state, salesArrangementState.inSigning.code),
        ne(cases.ownerId, testerId),
      ),
    )
    .orderBy(asc(salesArrangements.id))
    .limit(maxArrangements);
  for (const [place, { arrangement, productTypeId, ownerId }] of arrangements.entries()) {
    const kinds = kindsFor(documents, arrangement.typeId, productTypeId);
    await seedArrangement(db, arrangement, { place, kinds });
    await seedHandover(db, arrangement, { productTypeId, ownerId });
  }
  await seedSentinels(db, now);
}

async function seedSentinels(db: Database, now: Date): Promise<void> {
  const [found] = await db
    .select({ arrangement: salesArrangements, productTypeId: cases.productTypeId })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(isLoanApplication(signingTestCaseId));
  if (found === undefined) throw new Error('the case of the sentinels is missing');
  const { arrangement, productTypeId } = found;
  await seedHandover(db, arrangement, { productTypeId, ownerId: testerId });
  for (const document of sentinelDocuments) {
    await writeDocument(db, document, arrangement.id, now);
  }
}

async function seedForms(db: Database): Promise<void> {
  await db
    .insert(signingForms)
    .values(seededForms.map(({ id, title, nextFormId }) => ({ id, title, nextFormId })));
  await db
    .insert(signingFormFields)
    .values(
      seededForms.flatMap(({ id, fields }) =>
        fields.map((field, position) => ({ formId: id, position, ...field })),
      ),
    );
}

type Arrangement = typeof salesArrangements.$inferSelect;

const { physical, biometric: byHand, electronic } = signatureType;
/** In turn; on paper it waits for its scan. */
const ways = [byHand.code, electronic.code, byHand.code, physical.code];

async function seedArrangement(
  db: Database,
  arrangement: Arrangement,
  { place, kinds }: { place: number; kinds: readonly DocumentKind[] },
): Promise<void> {
  const [known] = await db
    .select()
    .from(documentsOnSA)
    .where(eq(documentsOnSA.salesArrangementId, arrangement.id))
    .limit(1);
  const kind =
    kinds.find(({ documentTypeCode }) => documentTypeCode === 'loanContract') ?? kinds[0];
  if (kind === undefined) return;
  const origin = known ?? (await addDocument(db, arrangement));
  const signatureTypeId = ways[place % ways.length] ?? byHand.code;
  await db.insert(signingDocuments).values({
    documentId: origin.id,
    externalId: externalIdOf(origin.id),
    typeCode: kind.documentTypeCode,
    name: kind.name,
    source: documentSource.product.code,
    signatureTypeId,
    state: signatureTypeId === physical.code ? documentState.waitingForScan : documentState.ready,
  });
  const members = await signersOf(db, arrangement, signatureTypeId);
  const group = { formId: origin.formId, formTitle: kind.name, members };
  await writeSigners(db, origin.id, [group], signatureTypeId);
}

/** Who signs a contract has been given what the law wants before it. */
async function seedHandover(
  db: Database,
  { id, offerId, createdOn }: Arrangement,
  { productTypeId, ownerId }: { productTypeId: number; ownerId: number },
): Promise<void> {
  if (informationSheetOf(productTypeId) === undefined) return;
  await db
    .insert(preContractHandovers)
    .values({ salesArrangementId: id, offerId, handedOverOn: createdOn, userId: ownerId });
}

async function addDocument(db: Database, { id, caseId, createdOn }: Arrangement) {
  const formId = `N${String(caseId).padStart(12, '0')}S${id}`;
  const [added] = await db
    .insert(documentsOnSA)
    .values({ salesArrangementId: id, formId, createdOn })
    .returning();
  if (added === undefined) throw new Error('no document was created');
  return added;
}

async function signersOf(
  db: Database,
  arrangement: Arrangement,
  signatureTypeId: number,
): Promise<NewMember[]> {
  const people = await peopleOn(db, arrangement);
  const [owner] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .innerJoin(cases, eq(cases.ownerId, users.id))
    .where(eq(cases.id, arrangement.caseId));
  const processes =
    signatureTypeId === byHand.code
      ? [
          {
            process: 'STANDARD' as const,
            methods: [
              { ...biometric, formId: identification.id },
              { ...mobileApp, formId: phone.id },
            ],
          },
          digital,
        ]
      : undefined;
  if (owner === undefined) throw new Error('a case without an owner');
  return [
    ...clientMembers(people).map((member) => ({ ...member, processes })),
    advisorMember(owner),
  ];
}

async function writeDocument(
  db: Database,
  { groups, ...row }: SeededDocument,
  salesArrangementId: number,
  now: Date,
): Promise<void> {
  const { documentId } = row;
  // Newest last in the list, however many there are.
  const createdOn = new Date(now.getTime() - 86_400_000 - (documentId % 1_000) * 60_000);
  await db
    .insert(documentsOnSA)
    .values({ id: documentId, salesArrangementId, formId: `S${documentId}`, createdOn });
  await db.insert(signingDocuments).values({
    externalId: externalIdOf(documentId),
    typeCode: 'loanContract',
    source: documentSource.product.code,
    state: documentState.ready,
    ...row,
  });
  await writeSigners(
    db,
    documentId,
    groups.map((group) => ({
      ...group,
      members: group.members.map((member) => {
        // Under way from the first day on.
        const isOpen = member.state === 'inProgress';
        return isOpen
          ? { ...member, expiresOn: new Date(now.getTime() + 365 * 86_400_000) }
          : member;
      }),
    })),
    row.signatureTypeId ?? null,
  );
}
