import { messageOfIssue } from '@advisor/forms/validation-message';
import {
  emptyForms,
  identificationFormSchemas,
  toIdentifyInput,
  type Criterion,
} from './identification.schema';

const schemas = identificationFormSchemas('2026-11-21');
const keyName = (message: string) => /validation\.(\w+)/.exec(message)?.[1];

it('refuses a doubtful birth number where the bank does', () => {
  const client = { ...emptyForms.client, birthNumber: '860101/0100' };
  const takes = (policy: 'warn' | 'refuse') =>
    identificationFormSchemas('2026-11-21', policy).client.safeParse(client).success;
  expect(takes('warn')).toBe(true);
  expect(takes('refuse')).toBe(false);
});

/** What the form says about the values: messages by field, or nothing when they are valid. */
function refusal(criterion: Criterion, values: Record<string, string>) {
  const result = schemas[criterion].safeParse(
    { ...emptyForms[criterion], ...values },
    { error: messageOfIssue },
  );
  return result.success
    ? undefined
    : Object.fromEntries(
        result.error.issues.map(({ path, message }) => [path.join('.'), keyName(message)]),
      );
}

const client = (values: Record<string, string>) => ['client', values] as const;

it.each<readonly [Criterion, Record<string, string>, Record<string, string> | undefined]>([
  ['caseId', { caseId: '' }, { caseId: 'required' }],
  ['caseId', { caseId: '12a' }, { caseId: 'caseId' }],
  ['caseId', { caseId: '0' }, { caseId: 'noCaseId' }],
  ['caseId', { caseId: '2147483648' }, { caseId: 'noCaseId' }],
  ['caseId', { caseId: ' 2147483647 ' }, undefined],
  ['caseId', { caseId: '3 000\u00A0025' }, undefined],
  ['document', { formId: '   ' }, { formId: 'required' }],
  ['document', { formId: 'N00000000000001' }, undefined],
  ['document', { formId: ' N000 0030 0002 501' }, undefined],
  ['document', { formId: 'a'.repeat(31) }, { formId: 'formId' }],
  ['document', { formId: 'a;b' }, { formId: 'formId' }],
  ['loanAccount', { account: '19-2000145399' }, undefined],
  ['loanAccount', { account: '19-2000145399/0100' }, undefined],
  ['loanAccount', { account: '19-2000145399/0800' }, { account: 'otherBank' }],
  ['loanAccount', { account: ' 2000145399 ' }, undefined],
  ['loanAccount', { account: '19-2000145398' }, { account: 'account' }],
  ['loanAccount', { account: '18-2000145399' }, { account: 'account' }],
  ['loanAccount', { account: '12345678901' }, { account: 'account' }],
  ['loanAccount', { account: '00' }, { account: 'account' }],
  ['loanAccount', { account: '000019-2000145399' }, undefined],
  ['contractNumber', { contractNumber: 'HU-2026/00012' }, undefined],
  ['contractNumber', { contractNumber: '<script>' }, { contractNumber: 'contractNumber' }],
  [...client({}), { lastName: 'personTooLittle' }],
  [...client({ firstName: 'Jan' }), { lastName: 'personTooLittle' }],
  [...client({ lastName: 'Novák' }), { firstName: 'personNeedsMore' }],
  [...client({ lastName: 'Novák', firstName: 'Jan' }), undefined],
  [...client({ lastName: 'Novák', dateOfBirth: '1970-03-03' }), undefined],
  [...client({ lastName: 'Nov*', firstName: 'Jan*' }), undefined],
  [
    ...client({ lastName: 'No*', firstName: '**' }),
    { lastName: 'wildcard', firstName: 'wildcard' },
  ],
  [...client({ birthNumber: '700303/2070' }), undefined],
  [...client({ birthNumber: '700303/2071' }), { birthNumber: 'birthNumber' }],
  [...client({ birthNumber: '7003032070', dateOfBirth: '1970-03-03' }), undefined],
  [
    ...client({ birthNumber: '7003032070', dateOfBirth: '1970-03-04' }),
    { dateOfBirth: 'birthNumberMismatch' },
  ],
  [...client({ lastName: 'Novák', dateOfBirth: '2026-11-22' }), { dateOfBirth: 'birthDate' }],
  [...client({ lastName: 'Novák', dateOfBirth: '31. 2. 2000' }), { dateOfBirth: 'date' }],
  [...client({ lastName: 'Novák', dateOfBirth: '1849-12-31' }), { dateOfBirth: 'birthDate' }],
])('%s %p is refused as %p', (criterion, values, expected) => {
  expect(refusal(criterion, values)).toEqual(expected);
});

it('makes the request from what was typed', () => {
  const account = schemas.loanAccount.parse({ account: ' 000019-2000145399/0100 ' });
  expect(toIdentifyInput.loanAccount(account)).toEqual({
    criterion: 'loanAccount',
    prefix: '19',
    number: '2000145399',
  });
  expect(toIdentifyInput.caseId({ caseId: '3 000 025' })).toEqual({
    criterion: 'caseId',
    caseId: 3_000_025,
  });
  expect(toIdentifyInput.document({ formId: 'N000 01' })).toEqual({
    criterion: 'document',
    formId: 'N00001',
  });
  const person = schemas.client.parse({ ...emptyForms.client, birthNumber: '700303/2070' });
  expect(toIdentifyInput.client(person)).toEqual({
    criterion: 'client',
    birthNumber: '7003032070',
  });
});
