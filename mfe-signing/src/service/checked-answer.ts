import type { Signatures } from '@advisor/contracts/signature-service/entities';
import * as z from 'zod/mini';
import { SignatureRefusal } from './signature-refusal';

/*
 * The signature service is another system: what the screen relies on is looked at when it comes, so that
 * an answer of another shape is a failed call and not a broken page. Fields that are only shown, and
 * those that we do not know, pass as they are; what is missing may come as null.
 */

const orEmpty = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((items) => items ?? []),
  );
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const method = z.looseObject({ Code: z.string() });

const member = z.looseObject({
  Id: id,
  SigningMethod: z.nullish(method),
  SelectedSigningMethod: z.nullish(method),
  AvailableSigningMethods: orEmpty(method),
  AvailableSigningProcesses: z.array(
    z.looseObject({ Process: z.string(), AvailableSigningMethods: orEmpty(method) }),
  ),
});

const signatures = z.looseObject({
  Process: z.nullish(z.string()),
  Revision: z.nullish(z.int().check(z.minimum(0))),
  ProcessDelegateRedirectUrl: z.nullish(z.string()),
  UserMessage: z.nullish(z.looseObject({ Severity: z.string(), Message: z.string() })),
  Groups: z.array(z.looseObject({ FormId: id, Members: z.array(member) })),
});

const fields = z.looseObject({
  Fields: z.array(z.looseObject({ Key: z.string(), LogicalTypeCode: z.string() })),
  Form: z.nullish(z.looseObject({ Title: z.string() })),
});

const started = z.looseObject({ NavigateUrl: z.nullish(z.string()) });

const result = z.looseObject({
  Result: z.looseObject({ Code: z.number(), Message: z.nullish(z.string()) }),
});

/** The service answered something that is none of its answers. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer';
}

function read(schema: z.ZodMiniType, answer: unknown): unknown {
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  // Where it is wrong, never what it says: it may name a client.
  const places = error.issues.map(({ path }) => path.map(String).join('.'));
  throw new MalformedAnswer(`The signature service answered wrongly: ${places.join(', ')}`);
}

/** @throws {SignatureRefusal} when the answer is a refusal, {MalformedAnswer} when it is no answer */
function accept<Answer>(schema: z.ZodMiniType, answer: Answer): Answer {
  const { Result } = read(result, answer) as z.infer<typeof result>;
  if (Result.Code !== 0) throw new SignatureRefusal(Result as Signatures['Result']);
  return read(schema, answer) as Answer;
}

const anything = z.unknown();

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
