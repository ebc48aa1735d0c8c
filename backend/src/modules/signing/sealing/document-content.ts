import { bankTimeZone } from '@advisor/lending/bank-day';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { signingMembers } from '../schema/signing-members';
import { signingAudit } from '../schema/signing-records';
import { users } from '../../../platform/session/schema/users';
import type { Block } from '../../../platform/pdf/page-content';
import type { Group, SigningDocument } from '../signing-document';

const moment = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: bankTimeZone,
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const actionNames: Readonly<Record<string, string>> = {
  create: 'Dokument připraven k podpisu',
  sign: 'Podepisování zahájeno',
  retry: 'Podepisování zahájeno znovu',
  cancel: 'Podepisování zrušeno',
  delegate: 'Zahájeno digitální podepisování',
  confirm: 'Podepsáno',
  refuse: 'Podpis odmítnut',
  expire: 'Platnost podepisování vypršela',
  withdraw: 'Zrušeno spolu s celým dokumentem',
  saveClientData: 'Uloženy údaje klienta',
  forgetClientData: 'Smazány údaje klienta',
  sendCode: 'Odeslán jednorázový kód',
  codeNotSent: 'Jednorázový kód se nepodařilo odeslat',
  wrongCode: 'Zadán chybný kód',
  reportProcessing: 'Dokument zpracovává jiný systém',
  reportError: 'Jiný systém ohlásil chybu',
  follow: 'Změna stavu dokumentu',
};

/** What stands in the document before anybody signs it. */
export async function unsignedBlocks(
  db: Database,
  { row, groups }: SigningDocument,
): Promise<{ blocks: Block[]; createdOn: Date }> {
  const [origin] = await db
    .select({
      caseId: salesArrangements.caseId,
      applicationNumber: salesArrangements.applicationNumber,
      formId: documentsOnSA.formId,
      createdOn: documentsOnSA.createdOn,
    })
    .from(documentsOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .where(eq(documentsOnSA.id, row.documentId));
  if (origin === undefined) throw new Error('a document has disappeared');
  const facts = [
    ['Údaj', 'Hodnota'],
    ['Číslo případu', String(origin.caseId)],
    ...(origin.applicationNumber === null ? [] : [['Číslo žádosti', origin.applicationNumber]]),
    ['Číslo formuláře', origin.formId],
    ['Číslo dokumentu', row.externalId],
  ];
  const blocks: Block[] = [
    { text: 'Tento dokument uzavírá Banka, a.s., s osobami uvedenými níže.' },
    { table: facts },
    ...groups.flatMap((group): Block[] => [
      { heading: group.formTitle },
      { text: `Formulář ${group.formId} podepisují tyto osoby:` },
      { list: group.members.map(({ fullName, role }) => `${fullName} (${role})`) },
    ]),
    {
      text: 'Svým podpisem osoby potvrzují, že se s dokumentem seznámily, že jeho obsahu rozumějí a že s ním souhlasí.',
    },
  ];
  // On paper there is a line to sign on.
  const onPaper: Block[] = [
    { heading: 'Podpisy' },
    { fields: ['Místo a datum', 'Podpis klienta', 'Podpis za banku'] },
  ];
  return {
    blocks: row.signatureTypeId === 1 ? [...blocks, ...onPaper] : blocks,
    createdOn: origin.createdOn,
  };
}

/** The signatures, and who did what to the document. */
export async function signatureBlocks(
  db: Database,
  { row, groups, members }: SigningDocument,
): Promise<Block[]> {
  const images = await db
    .select({ id: signingMembers.id, image: signingMembers.signatureImage })
    .from(signingMembers)
    .where(eq(signingMembers.documentId, row.documentId));
  const imageOf = new Map(images.map(({ id, image }) => [id, image]));
  const lines = await db
    .select({ audit: signingAudit, firstName: users.firstName, lastName: users.lastName })
    .from(signingAudit)
    .leftJoin(users, eq(users.id, signingAudit.userId))
    .where(eq(signingAudit.documentId, row.documentId))
    .orderBy(asc(signingAudit.id));
  const nameOf = new Map(members.map(({ id, fullName }) => [id, fullName]));
  const told = lines.filter(({ audit }) => audit.action !== 'follow');
  return [
    { newPage: true },
    { heading: 'Podpisy' },
    ...groups.flatMap((group) => groupBlocks(group, imageOf)),
    { newPage: true },
    { heading: 'Záznam o průběhu podepisování' },
    {
      table: [
        ['Událost', 'Kdo', 'Kdy'],
        ...told.map(({ audit, firstName, lastName }) => {
          const signer = audit.memberId === null ? undefined : nameOf.get(audit.memberId);
          const action = actionNames[audit.action] ?? audit.action;
          return [
            signer === undefined ? action : `${action} – ${signer}`,
            audit.actor === 'user'
              ? `${firstName} ${lastName}`
              : audit.actor === 'client'
                ? 'klient'
                : 'systém',
            moment.format(audit.happenedOn),
          ];
        }),
      ],
    },
  ];
}

function groupBlocks(
  { formTitle, members }: Group,
  imageOf: ReadonlyMap<number, Uint8Array | null>,
): Block[] {
  const signed = members.filter(({ state }) => state === 'accepted');
  return [
    { text: formTitle },
    ...signed.map((member): Block => {
      const method = member.processes
        .flatMap(({ methods }) => methods)
        .find(({ code }) => code === member.methodCode);
      const when = member.signedOn === null ? '' : moment.format(member.signedOn);
      return {
        signature: {
          image: imageOf.get(member.id) ?? null,
          caption: `${member.fullName} (${member.role}), ${method?.name ?? ''}, ${when}`,
        },
      };
    }),
  ];
}
