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
import { signsIn } from '../state-machine';
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
  const { name, externalId, typeCode, createdOn, signatureTypeId, arrangement } = document;
  const facts = await readFacts(node, {
    arrangement,
    createdOn,
    signsForBank: signersOf(document).find(({ categoryCode }) => categoryCode === 'B')?.fullName,
  });
  const kind = documentKinds(node.backend, arrangement.typeId, facts.productTypeId).find(
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
        ...signersBlocks(document),
        ...(isOnPaper ? [{ heading: 'Podpisy' }, linesToSign(document)] : []),
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

type Signer = DocumentToCompose['forms'][number]['members'][number];

/** Those of a form who sign the document as it was prepared. */
const signersOfForm = (
  members: readonly Signer[],
  { signatureTypeId }: DocumentToCompose,
): Signer[] =>
  members.filter((member) =>
    signsIn(signatureTypeId === signatureType.electronic.code ? 'MSC' : 'STANDARD', member),
  );

const signersOf = (document: DocumentToCompose): Signer[] =>
  document.forms.flatMap(({ members }) => signersOfForm(members, document));

/** `Jan Novák (Žadatel)`; what is prepared for the pad may be signed digitally in the end. */
function signerText(signer: Signer, { signatureTypeId }: DocumentToCompose): string {
  const isOnPadOnly = signatureTypeId === signatureType.biometric.code && !signsIn('MSC', signer);
  return `${signer.fullName} (${signer.role}${isOnPadOnly ? `, ${onPadOnly}` : ''})`;
}

const onPadOnly = 'nepodepisuje-li se digitálně';

const signersBlocks = (document: DocumentToCompose): Block[] => [
  { heading: 'Kdo podepisuje' },
  ...document.forms.flatMap(({ formTitle, members }): Block[] => [
    ...(document.forms.length === 1 ? [] : [{ text: formTitle }]),
    { list: signersOfForm(members, document).map((signer) => signerText(signer, document)) },
  ]),
  {
    text: 'Svým podpisem tyto osoby potvrzují, že se s dokumentem seznámily, že jeho obsahu rozumějí a že s ním souhlasí.',
  },
  ...(document.signatureTypeId === signatureType.physical.code
    ? []
    : [{ text: 'Banka podepsaný dokument opatří svou elektronickou pečetí.' }]),
];

/** A line for each who signs. */
const linesToSign = (document: DocumentToCompose): Block => ({
  fields: [
    'Místo a datum',
    ...signersOf(document).map(({ fullName, role }) => `${fullName} (${role})`),
  ],
});
