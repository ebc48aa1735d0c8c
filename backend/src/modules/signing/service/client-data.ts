import type { ClientDataField } from '@advisor/contracts/signature-service/entities';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import {
  signingClientData,
  signingFormFields,
  signingForms,
} from '../../../db/schema/signing-members';
import { notFound } from '../../../failure';
import type { Sealer } from '../../../personal-data/sealer';
import type { Change } from '../change-document';
import { record } from '../change-document';
import { refusal } from '../refusal';
import type { Member } from '../signing-document';
import { checkAnswers, type FieldDefinition } from './client-data-rules';

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

const formsOf = (member: Member): string[] => [
  ...new Set(member.processes.flatMap(({ methods }) => methods.flatMap(({ formIds }) => formIds))),
];

/** @throws Failure 404 for a form that no method of the member asks for */
function requireForm(member: Member, formId: string): void {
  if (!formsOf(member).includes(formId)) throw notFound('Formulář nebyl nalezen.');
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
  requireForm(member, formId);
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
      SerializedValue: savedValue.get(field.key) ?? initialValue(field, member),
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

/**
 * Keeps what was filled in, encrypted.
 * @throws Refusal naming what is wrong with it; Failure 404 for a form that is not the member's
 */
export async function saveClientData(
  change: Change,
  member: Member,
  { formId, properties, sealer }: { formId: string; properties: Property[]; sealer: Sealer },
): Promise<void> {
  requireForm(member, formId);
  const { tx, deed } = change;
  const fields = await fieldsOf(tx, [formId]);
  const answers = new Map(properties.map(({ Key, Value }) => [Key, Value]));
  const problem = checkAnswers(fields, answers);
  if (problem !== undefined) throw refusal('formInvalid', problem);
  const values = { sealedValues: sealer.seal(JSON.stringify(properties)), savedOn: deed.now };
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

/** @throws Refusal while a form that has fields is not filled in */
export async function requireForms(
  { tx }: Change,
  member: Member,
  formIds: string[],
): Promise<void> {
  const missing = formIds.filter((id) => !member.filledForms.has(id));
  if (missing.length > 0 && (await fieldsOf(tx, missing)).length > 0) throw refusal('formMissing');
}
