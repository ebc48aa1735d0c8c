import type { Signatures } from '@advisor/contracts/signature-service/entities';
import * as v from 'valibot';
import { SignatureRefusal } from './signature-refusal';

/*
 * The signature service is another system: what the screen relies on is looked at when it comes, so that
 * an answer of another shape is a failed call and not a broken page. Fields that are only shown, and
 * those that we do not know, pass as they are; what is missing may come as null.
 */

const orEmpty = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(v.array(item)),
    v.transform((items) => items ?? []),
  );
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const method = v.looseObject({ Code: v.string() });

const member = v.looseObject({
  Id: id,
  SigningMethod: v.nullish(method),
  SelectedSigningMethod: v.nullish(method),
  AvailableSigningMethods: orEmpty(method),
  AvailableSigningProcesses: v.array(
    v.looseObject({ Process: v.string(), AvailableSigningMethods: orEmpty(method) }),
  ),
});

const signatures = v.looseObject({
  Process: v.nullish(v.string()),
  Revision: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  ProcessDelegateRedirectUrl: v.nullish(v.string()),
  UserMessage: v.nullish(v.looseObject({ Severity: v.string(), Message: v.string() })),
  Groups: v.array(v.looseObject({ FormId: id, Members: v.array(member) })),
});

const fields = v.looseObject({
  Fields: v.array(v.looseObject({ Key: v.string(), LogicalTypeCode: v.string() })),
  Form: v.nullish(v.looseObject({ Title: v.string() })),
});

const started = v.looseObject({ NavigateUrl: v.nullish(v.string()) });

const result = v.looseObject({
  Result: v.looseObject({ Code: v.number(), Message: v.nullish(v.string()) }),
});

/** The service answered something that is none of its answers. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer';
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown) {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (success) return output;
  // Where it is wrong, never what it says: it may name a client.
  const places = issues.map((issue) => v.getDotPath(issue) ?? '');
  throw new MalformedAnswer(`The signature service answered wrongly: ${places.join(', ')}`);
}

/** @throws {SignatureRefusal} when the answer is a refusal, {MalformedAnswer} when it is no answer */
function accept<Answer>(schema: v.GenericSchema, answer: Answer): Answer {
  const { Result } = read(result, answer);
  if (Result.Code !== 0) throw new SignatureRefusal(Result as Signatures['Result']);
  return read(schema, answer) as Answer;
}

const anything = v.unknown();

/** An answer of which nothing but the result counts. */
export const accepted = <Answer>(answer: Answer) => accept(anything, answer);

/** Groups, members and what each may do; while the service prepares the document there are none. */
export function acceptedSignatures(answer: Signatures): Signatures {
  return accepted(answer).Process ? accept(signatures, answer) : answer;
}

/** Fields of a form. */
export const acceptedFields = <Answer>(answer: Answer) => accept(fields, answer);

/** Where a signature goes on. */
export const acceptedStart = <Answer>(answer: Answer) => accept(started, answer);
