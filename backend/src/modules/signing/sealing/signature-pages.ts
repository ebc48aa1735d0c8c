import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { Block } from '../../../platform/pdf/page-content';
import { signingMembers } from '../../../domain/signing/members/schema';
import type { AuditAction } from '../schema/signing-records';
import type { Member, SigningDocument } from '../signing-document';
import { actionsLeadingTo } from '../state-machine';
import { methodUsed } from '../typed-name';
import {
  type AuditLine,
  isPrinted,
  lineOf,
  momentText,
  placeText,
  readAuditLines,
} from './audit-lines';

/** Name of the unsigned document, which the sealed one carries along. */
export const unsignedName = 'dokument-k-podpisu.pdf';

/** What is printed behind a document that everybody has signed: a function of the document's hash. */
export type SignaturePages = (sha256: string) => Block[];

const signingActions: readonly AuditAction[] = actionsLeadingTo('accepted');

/** The signatures with how each was made, and who did what to the document. */
export async function signaturePages(
  db: Database,
  { row, groups, members }: SigningDocument,
): Promise<SignaturePages> {
  const images = await db
    .select({ id: signingMembers.id, image: signingMembers.signatureImage })
    .from(signingMembers)
    .where(eq(signingMembers.documentId, row.documentId));
  const imageOf = new Map(images.map(({ id, image }) => [id, image]));
  const lines = (await readAuditLines(db, row.documentId)).filter(isPrinted);
  return (sha256) => [
    { newPage: true },
    { heading: 'Doložka o podpisech' },
    {
      facts: [
        ['Dokument', `${row.name}, ${row.externalId}`],
        ['Otisk dokumentu (SHA-256)', inTwoLines(sha256)],
      ],
    },
    ...groups.flatMap((group): Block[] => [
      { heading: group.formTitle },
      ...group.members
        .filter(({ state }) => state === 'accepted')
        .flatMap((member) => signatureOf(member, imageOf.get(member.id) ?? null, lines)),
    ]),
    { heading: 'Záznam o průběhu podepisování' },
    {
      table: [['Kdy', 'Událost', 'Kdo', 'Odkud'], ...lines.map((line) => lineOf(line, members))],
      widths: [0.21, 0.31, 0.25, 0.23],
    },
    {
      note: `Časy jsou středoevropské (SEČ), v létě letní (SELČ). Otisk je vypočten z dokumentu, jak byl podepisujícím předložen; ten je k tomuto souboru přiložen pod názvem ${unsignedName}. Tento soubor je opatřen elektronickou pečetí banky, která prokáže každou pozdější změnu.`,
    },
  ];
}

/** Both as long as the other. */
const inTwoLines = (hash: string): string => `${hash.slice(0, 32)}\n${hash.slice(32)}`;

function signatureOf(
  member: Member,
  image: Uint8Array | null,
  lines: readonly AuditLine[],
): Block[] {
  const own = lines.map(({ audit }) => audit).filter(({ memberId }) => memberId === member.id);
  const act = own.findLast(({ action }) => signingActions.includes(action));
  const code = own.findLast(({ action }) => action === 'sendCode');
  return [
    { signature: { image, caption: `${member.fullName} (${member.role})` } },
    {
      facts: [
        ['Způsob podpisu', methodUsed(member)?.name ?? '–'],
        ['Podepsáno', member.signedOn === null ? '–' : momentText(member.signedOn)],
        ...(code === undefined
          ? []
          : [
              [
                'Jednorázový kód',
                `odeslán ${momentText(code.happenedOn)}, ověřen při podpisu`,
              ] as const,
            ]),
        ['Adresa a zařízení', act === undefined ? '–' : placeText(act)],
      ],
    },
  ];
}
