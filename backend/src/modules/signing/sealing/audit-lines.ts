import { bankTimeZone } from '@advisor/lending/calendar-and-money/bank-day';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/session/schema/users';
import { deviceOf } from '../acting-place';
import { type AuditAction, signingAudit } from '../schema/signing-records';
import type { Member } from '../signing-document';

const moment = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: bankTimeZone,
  dateStyle: 'medium',
  timeStyle: 'long',
});

/** `21. 11. 2026 14:48:03 SEČ` */
export const momentText = (instant: Date): string => moment.format(instant);

export interface AuditLine {
  audit: typeof signingAudit.$inferSelect;
  firstName: string | null;
  lastName: string | null;
}

/** The audit trail of a document, with the names of the bank's people. */
export const readAuditLines = (db: Database, documentId: number): Promise<AuditLine[]> =>
  db
    .select({ audit: signingAudit, firstName: users.firstName, lastName: users.lastName })
    .from(signingAudit)
    .leftJoin(users, eq(users.id, signingAudit.userId))
    .where(eq(signingAudit.documentId, documentId))
    .orderBy(asc(signingAudit.id));

const actionNames: Readonly<Record<AuditAction, string | undefined>> = {
  create: 'Dokument připraven k podpisu',
  sign: 'Podepisování zahájeno',
  retry: 'Podepisování zahájeno znovu',
  cancel: 'Podepisování zrušeno',
  delegate: 'Zahájeno digitální podepisování',
  confirm: 'Podepsáno',
  confirmTyped: 'Podepsáno jménem napsaným na klávesnici',
  readDocument: 'Dokument zobrazen do konce',
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
  seal: 'Dokument opatřen pečetí',
  uploadScan: 'Nahrán sken podepsaného dokumentu',
  cancelDocument: 'Dokument vyřazen z podepisování',
  /** Of what its signers do, which is told. */
  follow: undefined,
};

export const isPrinted = ({ audit }: AuditLine): boolean => actionNames[audit.action] !== undefined;

/** When, what and about whom, who did it, and where from. */
export function lineOf(
  { audit, firstName, lastName }: AuditLine,
  members: readonly Member[],
): string[] {
  const { actor, action, memberId, happenedOn } = audit;
  const member = members.find(({ id }) => id === memberId);
  const what = actionNames[action] ?? action;
  const isOwn = actor !== 'user';
  return [
    momentText(happenedOn),
    member === undefined || isOwn ? what : `${what}: ${member.fullName}`,
    whoOf(actor, member, `${firstName} ${lastName}`),
    placeText(audit),
  ];
}

/** Who signs on a device of the bank or of their own acts in their own name. */
function whoOf(
  actor: AuditLine['audit']['actor'],
  member: Member | undefined,
  userName: string,
): string {
  if (actor === 'user') return `${userName} (za banku)`;
  return member === undefined ? 'systém banky' : `${member.fullName} (${member.role})`;
}

/** `10.20.30.40, Chrome 131, Windows` */
export const placeText = ({
  ipAddress,
  userAgent,
}: Pick<AuditLine['audit'], 'ipAddress' | 'userAgent'>): string =>
  [ipAddress, userAgent === null ? null : deviceOf(userAgent)].filter(Boolean).join(', ') || '–';
