import { eq } from 'drizzle-orm';
import { signatureType } from '@advisor/contracts/codebooks/document';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import type { DocumentFacts } from '../../../domain/documents/document-facts';
import { documentKinds } from '../../../domain/documents/document-kinds';
import { type Fact, optional } from '../../../domain/documents/parts/fact';
import type { signingDocuments } from '../../../domain/signing/schema';
import type { Database } from '../../../platform/database/database';
import type { Block } from '../../../platform/pdf/page-content';
import { readDocument } from '../signing-document';
import type { ContentNode } from './content-node';
import type { PrintedPage } from './print-document';
import { readFacts } from './read-facts';

/** What has to be known of a document before it says anything. */
export interface DocumentToCompose extends Pick<
  typeof signingDocuments.$inferSelect,
  'externalId' | 'typeCode' | 'name' | 'signatureTypeId'
> {
  formId: string;
  createdOn: Date;
  arrangement: ArrangementRow;
  forms: readonly {
    formId: string;
    formTitle: string;
    members: readonly { fullName: string; role: string; categoryCode: 'B' | 'C' }[];
  }[];
}

/** A document that is there. */
export async function documentToCompose(
  db: Database,
  documentId: number,
): Promise<DocumentToCompose> {
  const { row, groups } = await readDocument(db, documentId);
  const [origin] = await db
    .select({ document: documentsOnSA, arrangement: salesArrangements })
    .from(documentsOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .where(eq(documentsOnSA.id, documentId));
  if (origin === undefined) throw new Error('a document has disappeared');
  const { formId, createdOn } = origin.document;
  return { ...row, formId, createdOn, arrangement: origin.arrangement, forms: groups };
}

/** What the document says. @throws Failure 503 without the client register */
export async function composePage(
  node: ContentNode,
  document: DocumentToCompose,
): Promise<PrintedPage> {
  const { name, externalId, typeCode, createdOn, signatureTypeId, arrangement, forms } = document;
  const signsForBank = forms
    .flatMap(({ members }) => members)
    .find(({ categoryCode }) => categoryCode === 'B');
  const facts = await readFacts(node, {
    arrangement,
    createdOn,
    advisor: signsForBank?.fullName ?? 'poradce banky',
  });
  const kind = documentKinds(arrangement.typeId, facts.productTypeId).find(
    ({ documentTypeCode }) => documentTypeCode === typeCode,
  );
  const isOnPaper = signatureTypeId === signatureType.physical.code;
  return {
    page: {
      name,
      category: 'Smluvní dokumenty',
      footer: `Dokument ${externalId}`,
      blocks: [
        { facts: numbersOf(document, facts) },
        ...(kind?.blocks(facts) ?? []),
        ...signersOf(document),
        ...(isOnPaper ? linesToSign : []),
      ],
    },
    updatedOn: facts.createdOn,
  };
}

const numbersOf = ({ externalId, formId }: DocumentToCompose, facts: DocumentFacts): Fact[] => [
  ...optional('Číslo smlouvy', facts.contractNumber, String),
  ...optional('Číslo žádosti', facts.applicationNumber, String),
  ['Číslo případu', String(facts.caseId)],
  ['Číslo dokumentu', `${externalId}, formulář ${formId}`],
];

const signersOf = ({ forms }: DocumentToCompose): Block[] => [
  { heading: 'Kdo podepisuje' },
  ...forms.flatMap(({ formTitle, members }): Block[] => [
    ...(forms.length === 1 ? [] : [{ text: formTitle }]),
    { list: members.map(({ fullName, role }) => `${fullName} (${role})`) },
  ]),
  {
    text: 'Svým podpisem tyto osoby potvrzují, že se s dokumentem seznámily, že jeho obsahu rozumějí a že s ním souhlasí.',
  },
];

const linesToSign: readonly Block[] = [
  { heading: 'Podpisy' },
  { fields: ['Místo a datum', 'Podpis klienta', 'Podpis za banku'] },
];
