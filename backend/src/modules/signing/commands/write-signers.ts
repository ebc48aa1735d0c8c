import { customerRole } from '@advisor/contracts/codebooks';
import { signatureType } from '@advisor/contracts/codebooks/document';
import type { peopleOn } from '../../../domain/cases/people';
import type { Database } from '../../../platform/database/database';
import { signingGroups } from '../../../domain/signing/schema';
import {
  signingMemberMethods,
  signingMemberProcesses,
  signingMembers,
} from '../../../domain/signing/members/schema';
import type { Process } from '../state-machine';

export interface NewMethod {
  code: string;
  name: string;
  formId?: string;
}

export interface NewProcess {
  process: Process;
  hasAccess?: boolean;
  hasCancellationAccess?: boolean;
  methods: NewMethod[];
}

type MemberRow = typeof signingMembers.$inferInsert;

/** A signer; the processes are those of the kind of signature unless they are named. */
export interface NewMember extends Omit<MemberRow, 'id' | 'documentId' | 'groupId' | 'position'> {
  processes?: NewProcess[];
}

export interface NewGroup {
  formId: string;
  formTitle: string;
  hasCancellationAccess?: boolean;
  members: NewMember[];
}

export const biometric: NewMethod = { code: 'BIOMETRIC', name: 'Biometrický podpis' };
/** Confirmed in an application on the signer's phone. */
export const mobileApp: NewMethod = { code: 'PAAT', name: 'Podpis v mobilní aplikaci' };
export const oneTimeCode: NewMethod = { code: 'OTP', name: 'Jednorázový kód' };

export const standard: NewProcess = { process: 'STANDARD', methods: [biometric, mobileApp] };
export const digital: NewProcess = { process: 'MSC', methods: [oneTimeCode] };

/** Biometric documents may be signed digitally as well, electronic ones only so. */
function usualProcesses(signatureTypeId: number | null, categoryCode: 'C' | 'B'): NewProcess[] {
  if (signatureTypeId === signatureType.electronic.code) return [digital];
  if (signatureTypeId !== signatureType.biometric.code) return [];
  // Somebody of the bank has the pad at hand and nothing to choose from.
  return categoryCode === 'B'
    ? [{ process: 'STANDARD', methods: [biometric] }]
    : [standard, digital];
}

const roleNames = new Map<number, string>(
  Object.values(customerRole).map(({ code, name }) => [code, name]),
);

/** Clients who sign what they agree on with the bank. */
export const clientMembers = (people: Awaited<ReturnType<typeof peopleOn>>): NewMember[] =>
  people.map(({ person: { firstName, lastName, roleId, customerId } }) => ({
    role: roleNames.get(roleId) ?? 'Klient',
    fullName: `${firstName} ${lastName}`,
    customerId,
    categoryCode: 'C',
  }));

/** Who signs for the bank. */
export const advisorMember = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): NewMember => ({
  role: 'Poradce',
  fullName: `${firstName} ${lastName}`,
  categoryCode: 'B',
});

const withoutProcesses = (member: NewMember) => {
  const { processes: _, ...row } = member;
  return row;
};

/** Writes who signs a document, and by what. */
export async function writeSigners(
  tx: Database,
  documentId: number,
  groups: readonly NewGroup[],
  signatureTypeId: number | null,
): Promise<void> {
  for (const [place, { members, ...group }] of groups.entries()) {
    const [written] = await tx
      .insert(signingGroups)
      .values({ documentId, position: place, ...group })
      .returning({ id: signingGroups.id });
    if (written === undefined) throw new Error('no group was created');
    const rows = members.map((member, position) => ({
      documentId,
      groupId: written.id,
      position,
      ...withoutProcesses(member),
    }));
    const ids = await tx.insert(signingMembers).values(rows).returning({ id: signingMembers.id });
    const offers = members.flatMap(({ categoryCode, processes }, position) =>
      (processes ?? usualProcesses(signatureTypeId, categoryCode)).map((offered) => ({
        memberId: ids[position]?.id ?? 0,
        ...offered,
      })),
    );
    if (offers.length === 0) continue;
    await tx.insert(signingMemberProcesses).values(
      offers.map(({ memberId, process, hasAccess, hasCancellationAccess }) => ({
        memberId,
        process,
        hasAccess,
        hasCancellationAccess,
      })),
    );
    const methods = offers.flatMap(({ memberId, process, methods: own }) =>
      own.map((method, position) => ({ memberId, process, position, ...method })),
    );
    if (methods.length > 0) await tx.insert(signingMemberMethods).values(methods);
  }
}
