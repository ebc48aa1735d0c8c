import { eq } from 'drizzle-orm';
import { signatureType } from '@advisor/contracts/codebooks/document';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import type { signingDocuments } from '../../../domain/signing/schema';
import type { Database } from '../../../platform/database/database';
import type { Block } from '../../../platform/pdf/page-content';
import { readDocument } from '../signing-document';
import type { PrintedPage } from './print-document';

/** What has to be known of a document before it says anything. */
export interface DocumentToCompose extends Pick<
  typeof signingDocuments.$inferSelect,
  'externalId' | 'typeCode' | 'name' | 'signatureTypeId'
> {
  formId: string;
  createdOn: Date;
  arrangement: typeof salesArrangements.$inferSelect;
  forms: readonly {
    formId: string;
    formTitle: string;
    members: readonly { fullName: string; role: string }[];
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

/** What the document says. */
export async function composePage(document: DocumentToCompose): Promise<PrintedPage> {
  const { name, externalId, createdOn, signatureTypeId } = document;
  const isOnPaper = signatureTypeId === signatureType.physical.code;
  return {
    page: {
      name,
      category: 'Smluvní dokumenty',
      footer: `Dokument ${externalId}`,
      blocks: [...blocksOf(document), ...(isOnPaper ? linesToSign : [])],
    },
    updatedOn: createdOn.toISOString().slice(0, 10),
  };
}

const linesToSign: readonly Block[] = [
  { heading: 'Podpisy' },
  { fields: ['Místo a datum', 'Podpis klienta', 'Podpis za banku'] },
];

const blocksOf = ({ externalId, formId, arrangement, forms }: DocumentToCompose): Block[] => [
  { text: 'Tento dokument uzavírá Banka, a.s., s osobami uvedenými níže.' },
  {
    facts: [
      ['Číslo případu', String(arrangement.caseId)],
      ...(arrangement.applicationNumber === null
        ? []
        : [['Číslo žádosti', arrangement.applicationNumber] as const]),
      ['Číslo formuláře', formId],
      ['Číslo dokumentu', externalId],
    ],
  },
  ...forms.flatMap((form): Block[] => [
    { heading: form.formTitle },
    { text: `Formulář ${form.formId} podepisují tyto osoby:` },
    { list: form.members.map(({ fullName, role }) => `${fullName} (${role})`) },
  ]),
  {
    text: 'Svým podpisem osoby potvrzují, že se s dokumentem seznámily, že jeho obsahu rozumějí a že s ním souhlasí.',
  },
];
