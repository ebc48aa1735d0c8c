import { bankTimeZone } from '@advisor/lending/bank-day';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { signingMembers } from '../schema/signing-members';
import { signingAudit } from '../schema/signing-records';
import { users } from '../../../platform/session/schema/users';
import type { Block } from '../../../platform/pdf/page-content';
import type { Group, SigningDocument } from '../signing-document';
import { methodUsed } from '../typed-name';

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
  confirmTyped: 'Podepsáno jménem napsaným na klávesnici',
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
      const method = methodUsed(member);
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
