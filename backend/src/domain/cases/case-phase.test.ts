import { casePhaseOf, type CasePhaseFacts } from './case-phase';

const facts: CasePhaseFacts = {
  state: 1,
  applicationState: 6,
  productTypeId: 20001,
  loan: { targetAmount: 1_000, drawnAmount: 1_000, overdueAmount: 0 },
};
const loan = (change: object) => ({ loan: { ...facts.loan!, ...change } });

test.each<[string, Partial<CasePhaseFacts>, string]>([
  ['a new application', { applicationState: 5 }, 'new'],
  ['one that is being prepared', { applicationState: 1 }, 'preparation'],
  ['one that is ready', { applicationState: 8 }, 'toSend'],
  ['one that is being decided', { applicationState: 2 }, 'approval'],
  ['one that is being signed', { applicationState: 7 }, 'signing'],
  ['one that was given up', { applicationState: 3 }, 'cancelled'],
  ['a loan that is not all drawn', loan({ drawnAmount: 999 }), 'drawing'],
  ['a loan that is drawn', {}, 'repayment'],
  ['a loan that is late', loan({ drawnAmount: 999, overdueAmount: 0.01 }), 'overdue'],
  ['a late loan whose debt may not be seen', {}, 'repayment'],
  ['savings', { productTypeId: 20000, loan: undefined }, 'saving'],
  ['a case to be cancelled', { state: 9 }, 'toBeCancelled'],
  ['a case whose cancelling was confirmed', { state: 10 }, 'toBeCancelled'],
  ['a cancelled case', { state: 7, applicationState: 7 }, 'cancelled'],
])('%s', (_name, change, phase) => {
  expect(casePhaseOf({ ...facts, ...change })).toBe(phase);
});
