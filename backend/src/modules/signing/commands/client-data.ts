import type { ClientDataField } from '@advisor/contracts/signature-service/entities';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import {
  signingClientData,
  signingFormFields,
  signingForms,
} from '../../../domain/signing/members/schema';
import { notFound } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { Change } from './change-document';
import { record } from './change-document';
import { refusal } from '../refusal';
import type { Member, OfferedProcess } from '../signing-document';
import { bankDay } from '../../../platform/calendar';
import { checkAnswers } from '../service/client-data-rules';
import { type FieldDefinition, isLocked } from '../service/field-definition';

interface Property {
  Key: string;
  Value: string;
}

const fieldsOf = (db: Database, formIds: string[]) =>
  db
    .select()
    .from(signingFormFields)
    .where(inArray(signingFormFields.formId, formIds))
    .orderBy(asc(signingFormFields.position));

/** @throws Failure 404 for a form that no method of these processes asks for */
function requireForm(processes: readonly OfferedProcess[], formId: string): void {
  const methods = processes.flatMap((offered) => offered.methods);
  if (!methods.some(({ formIds }) => formIds.includes(formId))) {
    throw notFound('Formulář nebyl nalezen.');
  }
}

/** Title and fields of a form, with what has been saved for the member before. */
export async function readForm(
  db: Database,
  member: Member,
  formId: string,
  sealer: Sealer,
): Promise<{ Fields: ClientDataField[]; Form: { Title: string } | null }> {
  // A method without a form is asked for as well.
  if (formId === '') return { Fields: [], Form: null };
  requireForm(member.processes, formId);
  const [[form], fields, [saved]] = await Promise.all([
    db.select().from(signingForms).where(eq(signingForms.id, formId)),
    fieldsOf(db, [formId]),
    db
      .select({ sealedValues: signingClientData.sealedValues })
      .from(signingClientData)
      .where(and(eq(signingClientData.memberId, member.id), eq(signingClientData.formId, formId))),
  ]);
  const properties =
    saved === undefined ? [] : (JSON.parse(sealer.open(saved.sealedValues)) as Property[]);
  const savedValue = new Map(properties.map(({ Key, Value }) => [Key, Value]));
  return {
    Fields: fields.map((field) => ({
      Key: field.key,
      Name: field.name,
      LogicalTypeCode: field.logicalTypeCode,
      SerializedValue:
        (isLocked(field) ? undefined : savedValue.get(field.key)) ?? initialValue(field, member),
      IsRequiredMessage: field.isRequiredMessage,
      Parameters: field.parameters,
      HasAccess: field.hasAccess,
    })),
    Form: form === undefined ? null : { Title: form.title },
  };
}

const initialValue = (
  { logicalTypeCode, serializedValue }: FieldDefinition,
  { fullName }: Member,
): string | null =>
  logicalTypeCode === 'CLIENT_NAME' && serializedValue === null
    ? JSON.stringify({ Value: fullName })
    : serializedValue;

interface Filled {
  /** In which the member is going to be signed. */
  process: OfferedProcess;
  formId: string;
  properties: Property[];
  sealer: Sealer;
}

/**
 * Keeps what was filled in, encrypted.
 * @throws Refusal naming what is wrong with it; Failure 404 for a form that the process does not ask
 *   the member for
 */
export async function saveClientData(
  change: Change,
  member: Member,
  { process, formId, properties, sealer }: Filled,
): Promise<void> {
  requireForm([process], formId);
  const { tx, audit } = change;
  const fields = (await fieldsOf(tx, [formId])).map((field) => ({
    ...field,
    serializedValue: initialValue(field, member),
  }));
  const problem = checkAnswers(fields, properties, bankDay(audit.now));
  if (problem !== undefined) throw refusal('formInvalid', problem);
  const values = { sealedValues: sealer.seal(JSON.stringify(properties)), savedOn: audit.now };
  await tx
    .insert(signingClientData)
    .values({ memberId: member.id, formId, ...values })
    .onConflictDoUpdate({
      target: [signingClientData.memberId, signingClientData.formId],
      set: values,
    });
  member.filledForms = new Set([...member.filledForms, formId]);
  await record(change, member.documentId, 'saveClientData', { memberId: member.id });
}

/** Removes what was filled in for everybody who signs the document. */
export async function forgetClientData(change: Change): Promise<void> {
  const { tx, document } = change;
  const filled = document.members.filter(({ filledForms }) => filledForms.size > 0);
  if (filled.length === 0) return;
  const ids = filled.map(({ id }) => id);
  await tx.delete(signingClientData).where(inArray(signingClientData.memberId, ids));
  for (const member of filled) member.filledForms = new Set();
  const lines = ids.map((memberId) => ({ memberId }));
  await record(change, document.row.documentId, 'forgetClientData', ...lines);
}

/** @throws Refusal while a form that has fields is not filled in */
export async function requireForms(
  { tx }: Change,
  member: Member,
  formIds: string[],
): Promise<void> {
  const missing = formIds.filter((id) => !member.filledForms.has(id));
  if (missing.length > 0 && (await fieldsOf(tx, missing)).length > 0) throw refusal('formMissing');
}
