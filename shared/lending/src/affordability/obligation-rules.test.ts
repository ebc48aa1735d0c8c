import { obligationProblems, type ObligationToCheck } from './obligation-rules';

const on = { today: '2026-11-20', isReported: false };
const loan = {
  obligationTypeId: 2,
  installmentAmount: 4_200,
  loanPrincipalAmount: 180_000,
  creditor: { name: 'Jiná banka', isExternal: true },
} satisfies ObligationToCheck;
const card = { obligationTypeId: 3, creditCardLimit: 50_000 } satisfies ObligationToCheck;

test.each<[string, ObligationToCheck]>([
  ['a loan', loan],
  ['a card with its limit alone', card],
  ['a cancelled loan', { ...loan, correction: { correctionTypeId: 2 } }],
  [
    'a loan that is consolidated whole',
    { ...loan, amountConsolidated: 180_000, correction: { correctionTypeId: 3 } },
  ],
  [
    'a limit that is reduced',
    { ...card, correction: { correctionTypeId: 4, creditCardLimitCorrection: 20_000 } },
  ],
  ['an own creditor without a name', { ...loan, creditor: { isExternal: false } }],
])('nothing is wrong with %s', (_name, obligation) => {
  expect(obligationProblems(obligation, on)).toEqual([]);
});

const reduced = (values: object) => ({ ...loan, correction: { correctionTypeId: 4, ...values } });

test.each<[string, ObligationToCheck, string, string]>([
  [
    'a loan without an instalment',
    { ...loan, installmentAmount: undefined },
    'installmentAmount',
    'missing',
  ],
  [
    'a loan of which nothing is owed',
    { ...loan, loanPrincipalAmount: 0 },
    'loanPrincipalAmount',
    'notPositive',
  ],
  ['a huge instalment', { ...loan, installmentAmount: 1e9 + 1 }, 'installmentAmount', 'tooHigh'],
  ['a card without a limit', { obligationTypeId: 3 }, 'creditCardLimit', 'missing'],
  ['an overdraft without a limit', { obligationTypeId: 4 }, 'creditCardLimit', 'missing'],
  [
    'a corrected instalment above the original',
    reduced({ installmentAmountCorrection: 4_201 }),
    'correction.installmentAmountCorrection',
    'aboveOriginal',
  ],
  [
    'a corrected principal above the original',
    reduced({ loanPrincipalAmountCorrection: 180_001 }),
    'correction.loanPrincipalAmountCorrection',
    'aboveOriginal',
  ],
  [
    'a reduction of nothing',
    reduced({}),
    'correction.installmentAmountCorrection',
    'nothingReduced',
  ],
  [
    'a consolidated amount above the principal',
    { ...loan, amountConsolidated: 180_001, correction: { correctionTypeId: 3 } },
    'amountConsolidated',
    'abovePrincipal',
  ],
  [
    'a consolidated loan without the amount',
    { ...loan, correction: { correctionTypeId: 3 } },
    'amountConsolidated',
    'missing',
  ],
  [
    'an external creditor without a name',
    { ...loan, creditor: { isExternal: true } },
    'creditor.name',
    'creditorName',
  ],
  ['more drawn than the limit', { ...card, drawingAmount: 50_001 }, 'drawingAmount', 'aboveLimit'],
  ['a contract of tomorrow', { ...loan, contractDate: '2026-11-21' }, 'contractDate', 'inFuture'],
  ['a loan that has matured', { ...loan, maturityDate: '2026-11-19' }, 'maturityDate', 'matured'],
])('%s is wrong', (_name, obligation, field, problem) => {
  expect(obligationProblems(obligation, on)).toEqual([{ field, problem }]);
});

test('of what the bureau reports only the correction is checked', () => {
  const half = { obligationTypeId: 2, maturityDate: '2026-01-31' };
  const reported = { ...on, isReported: true };
  expect(obligationProblems(half, reported)).toEqual([]);
  expect(obligationProblems({ ...half, correction: { correctionTypeId: 4 } }, reported)).toEqual([
    { field: 'correction.installmentAmountCorrection', problem: 'nothingReduced' },
  ]);
});
