import { valuation } from './valuation';

const facts = {
  isReturned: false,
  isOrdered: false,
  validTo: undefined,
  heldTo: undefined,
  movedOn: undefined,
};

it.each([
  [undefined, 'notStarted'],
  [facts, 'inProgress'],
  [{ ...facts, isOrdered: true }, 'inProgress'],
  [{ ...facts, validTo: '2027-05-19' }, 'done'],
  [{ ...facts, heldTo: '2026-11-19' }, 'error'],
  [{ ...facts, heldTo: '2026-11-19', isOrdered: true }, 'inProgress'],
  // What came back goes before a value of another real estate.
  [{ ...facts, validTo: '2027-05-19', isReturned: true }, 'inProgress'],
])('%j: %s', (known, state) => {
  expect(valuation({ valuation: known }).state).toBe(state);
});
