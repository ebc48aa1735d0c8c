import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { signingDocuments, signingGroups } from '../../domain/signing/schema';
import {
  signingClientData,
  signingForms,
  signingMemberMethods,
  signingMemberProcesses,
  signingMembers,
} from '../../domain/signing/members/schema';
import type { Process } from './state-machine';

export interface Method {
  code: string;
  name: string;
  allowsTypedName: boolean;
  /** Forms that are filled in one after another before signing. */
  formIds: string[];
}

export interface OfferedProcess {
  process: Process;
  hasAccess: boolean;
  hasCancellationAccess: boolean;
  methods: Method[];
}

export type Member = Omit<
  typeof signingMembers.$inferSelect,
  'signatureImage' | 'sealedStrokes'
> & {
  processes: OfferedProcess[];
  /** Forms that have been saved for the member. */
  filledForms: ReadonlySet<string>;
};

export type Group = typeof signingGroups.$inferSelect & { members: Member[] };

/** A document with everybody who signs it. */
export interface SigningDocument {
  row: typeof signingDocuments.$inferSelect;
  groups: Group[];
  members: Member[];
}

/** All but the signature by hand, which only the finished document needs. */
const { signatureImage: _, sealedStrokes: __, ...memberColumns } = getTableColumns(signingMembers);

/** Reads a document; inside a transaction that changes it, see `changeDocument`. */
export async function readDocument(db: Database, documentId: number): Promise<SigningDocument> {
  const ofDocument = eq(signingMembers.documentId, documentId);
  // One after another: in a transaction they share one connection.
  const [row] = await db
    .select()
    .from(signingDocuments)
    .where(eq(signingDocuments.documentId, documentId));
  const groups = await db
    .select()
    .from(signingGroups)
    .where(eq(signingGroups.documentId, documentId))
    .orderBy(asc(signingGroups.position), asc(signingGroups.id));
  const members = await db
    .select(memberColumns)
    .from(signingMembers)
    .where(ofDocument)
    .orderBy(asc(signingMembers.position), asc(signingMembers.id));
  const processes = await db
    .select({ row: signingMemberProcesses })
    .from(signingMemberProcesses)
    .innerJoin(signingMembers, eq(signingMembers.id, signingMemberProcesses.memberId))
    .where(ofDocument);
  const methods = await db
    .select({ row: signingMemberMethods })
    .from(signingMemberMethods)
    .innerJoin(signingMembers, eq(signingMembers.id, signingMemberMethods.memberId))
    .where(ofDocument)
    .orderBy(asc(signingMemberMethods.position));
  const filled = await db
    .select({ memberId: signingClientData.memberId, formId: signingClientData.formId })
    .from(signingClientData)
    .innerJoin(signingMembers, eq(signingMembers.id, signingClientData.memberId))
    .where(ofDocument);
  const forms = await db
    .select({ id: signingForms.id, next: signingForms.nextFormId })
    .from(signingForms);
  if (row === undefined) throw new Error(`signing document ${documentId} has disappeared`);

  const nextForm = new Map(forms.map(({ id, next }) => [id, next]));
  const methodsOf = groupBy(methods, ({ row: method }) => `${method.memberId} ${method.process}`);
  const processesOf = groupBy(processes, ({ row: offered }) => offered.memberId);
  const filledBy = groupBy(filled, ({ memberId }) => memberId);
  const complete: Member[] = members.map((member) => ({
    ...member,
    processes: (processesOf.get(member.id) ?? [])
      .map(({ row: { process, hasAccess, hasCancellationAccess } }) => ({
        process,
        hasAccess,
        hasCancellationAccess,
        methods: (methodsOf.get(`${member.id} ${process}`) ?? []).map(({ row: method }) => ({
          code: method.code,
          name: method.name,
          allowsTypedName: method.allowsTypedName,
          formIds: formChain(method.formId, nextForm),
        })),
      }))
      .toSorted((a, b) => b.process.localeCompare(a.process)),
    filledForms: new Set(filledBy.get(member.id)?.map(({ formId }) => formId)),
  }));
  const membersOf = groupBy(complete, ({ groupId }) => groupId);
  return {
    row,
    groups: groups.map((group) => ({ ...group, members: membersOf.get(group.id) ?? [] })),
    members: complete,
  };
}

/** The form and those that follow it; a form that leads back ends the chain. */
function formChain(first: string | null, next: ReadonlyMap<string, string | null>): string[] {
  const chain: string[] = [];
  for (let id = first; id !== null && !chain.includes(id); id = next.get(id) ?? null)
    chain.push(id);
  return chain;
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The form that a method asks for next; once all are filled in, the last one. */
export const nextFormOf = (member: Member, { formIds }: Method): string | null =>
  formIds.find((id) => !member.filledForms.has(id)) ?? formIds.at(-1) ?? null;

/** The process that is worked with: the one under way, otherwise the first that is offered. */
export function activeProcess({ row, members }: SigningDocument): Process {
  const offers = (process: Process) =>
    members.some(({ processes }) => processes.some((offered) => offered.process === process));
  return row.process ?? (offers('STANDARD') || !offers('MSC') ? 'STANDARD' : 'MSC');
}
