import { z } from 'zod';
import { contract, type DeclaredOperation } from './contract';

/* What somebody changed since is not overwritten: whoever replaces or removes says what they have seen. */

/** Calls that replace or remove and carry no version, and why. */
const exceptions: Record<string, string> = {
  'admin.endSessions': 'ends sessions, whichever there are',
  'admin.changeCaseOwner': 'a command: who it is taken from may be named',
  'admin.handovers.undo': 'a command: a case that somebody else has moved since stays there',
  'admin.usersNotifications.withdraw': 'what was sent never changes; taken back once, it stays so',
  'admin.rates.confirm': 'a command: what was proposed never changes, and is decided once',
  'admin.rates.withdraw': 'a command: what was proposed never changes, and is decided once',
  'admin.sessions.end': 'ends what it names',
  'admin.sessions.endAll': 'ends sessions, whichever there are',
  'auth.endOtherSessions': "the user's own",
  'auth.endOwnSession': "the user's own",
  'auth.saveOwnSettings': "the user's own: what is named is what holds",
  'case.createResponseCode': 'adds a row',
  'case.updateCovenant': 'not served yet',
  'customerOnSA.move': 'a command: the person and the household to go to are named',
  'document.setStatus': 'a command of another system: the state itself is checked',
  'embed.endSession': "the frame's own",
  'salesArrangement.delete': 'a request that nobody has sent, with whatever is on it',
  'salesArrangement.linkOffer': 'a command: the former offer stays an offer of the case',
  'salesArrangement.refreshClientExposure': 'a command: reads the bureau again',
  'salesArrangement.swapDebtor': 'a command: who becomes the debtor is named',
  'task.assign': 'a command: whom it is taken from is named',
  'task.finish': 'a command: a task that has ended is refused',
  'task.forget': "the user's own",
  'task.remind': "the user's own: what is named is what holds",
  'task.update': 'adds a message',
  'temporaryDocuments.delete': "the user's own",
  'test.moveClock': 'the clock of tests',
  'usersNotifications.choose': "the user's own: the choice itself is named",
};

const isReplacing = ({ operation: { method } }: DeclaredOperation) =>
  method === 'PUT' || method === 'DELETE';

/** Whether a handler always has the field: absent it is refused, or means 0. */
const requires = (schema: z.ZodType | undefined, field: string): boolean =>
  schema !== undefined &&
  (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }).required ?? []).includes(field);

const hasVersion = ({ endpoint: { body, query } }: DeclaredOperation): boolean =>
  requires(body, 'version') || requires(query, 'version');

const idsOf = (declared: readonly DeclaredOperation[]) =>
  declared.map(({ operation }) => operation.id).toSorted();

it('whatever replaces or removes a record carries its version, or says why not', () => {
  const without = contract.filter((declared) => isReplacing(declared) && !hasVersion(declared));
  expect(idsOf(without)).toEqual(Object.keys(exceptions).toSorted());
});

/** Founds a client in another system: the person is not changed by what it carries. */
const register = 'customerOnSA.register';

it('whatever changes by a version answers the next one', () => {
  const silent = contract.filter(
    (declared) =>
      hasVersion(declared) &&
      declared.operation.method !== 'DELETE' &&
      declared.operation.id !== register &&
      !requires(declared.endpoint.response as z.ZodType, 'version'),
  );
  expect(idsOf(silent)).toEqual([]);
});
