import { mortgageDefaults } from '../../testing/modelation-fixtures';
import {
  formOfDefaults,
  formOfInput,
  loanFormSchema,
  toLoanInput,
  toTenth,
  type LoanForm,
} from './loan-form.schema';

const form = (change: Partial<LoanForm> = {}): LoanForm => ({
  ...formOfDefaults(mortgageDefaults()),
  ...change,
});
const purpose = (loanPurposeId: 201 | 203 | 204, amount: number | null) => ({
  loanPurposeId,
  amount,
});

it.each<[string, Partial<LoanForm>, object]>([
  ['one purpose takes the whole amount', {}, { loanPurposes: [purpose(201, 3_000_000)] }],
  [
    'purposes without an amount do not count',
    { loanPurposes: [purpose(201, 2_000_000), purpose(203, null)] },
    { loanPurposes: [purpose(201, 2_000_000)] },
  ],
  ['years and months make the duration', { years: 12, months: 7 }, { loanDuration: 151 }],
  ['no household without an income or age', {}, { household: undefined }],
  [
    'empty amounts of the household are nothing',
    { netMonthlyIncome: 50_000 },
    { household: { netMonthlyIncome: 50_000, monthlyInstallments: 0, otherDebt: 0 } },
  ],
])('%s', (_, change, input) => {
  expect(toLoanInput(form(change))).toMatchObject(input);
});

it.each<[string, Partial<LoanForm>]>([
  ['no amount', { loanAmount: null }],
  ['nothing', { loanAmount: 0 }],
  ['a purpose that takes nothing', { loanPurposes: [purpose(201, 3_000_000), purpose(203, 0)] }],
  ['a rate moved by less than a tenth', { interestRateCorrection: 0.25 }],
  ['a trillion', { loanAmount: 1_000_000_000_000 }],
  ['no duration', { years: null, months: null }],
  ['more than fifty years', { years: 50, months: 1 }],
  ['a text that is no date', { expectedDateOfDrawing: '22.11.' }],
  ['an age of 17', { applicantAge: 17 }],
])('%s asks for nothing', (_, change) => {
  expect(toLoanInput(form(change))).toBeUndefined();
  expect(loanFormSchema().safeParse(form(change)).success).toBe(false);
});

it.each([2_147_483_647, 999_999_999_999])('%d CZK is an amount', (loanAmount) => {
  expect(toLoanInput(form({ loanAmount }))?.loanAmount).toBe(loanAmount);
});

it('comes back from what was kept', () => {
  const filled = form({
    netMonthlyIncome: 50_000,
    monthlyInstallments: 0,
    otherDebt: 0,
    feeIds: [2],
  });
  const input = toLoanInput(filled);
  expect(input && toLoanInput(formOfInput(input))).toEqual(input);
});

it.each([
  [0.30000000000000004, 0.3],
  [-0.04, 0],
  [-0.25, -0.2],
])('%d to a tenth is %d', (value, tenth) => {
  expect(toTenth(value)).toBe(tenth);
});
