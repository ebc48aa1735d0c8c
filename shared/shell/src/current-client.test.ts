import { isIdentified, useCurrentClientStore } from './current-client';

const store = useCurrentClientStore;

beforeEach(() => store.getState().clear());

it('merges what is learnt about the same case', () => {
  store.getState().update({ caseId: 1 });
  store.getState().update({ customerLastName: 'Nováková', salesArrangementId: 5 });
  expect(store.getState().client).toEqual({
    caseId: 1,
    customerLastName: 'Nováková',
    salesArrangementId: 5,
  });
});

it('forgets everything of the case before when another one opens', () => {
  store.getState().update({ caseId: 1, customerLastName: 'Nováková', salesArrangementId: 5 });
  store.getState().update({ caseId: 2 });
  expect(store.getState().client).toEqual({ caseId: 2 });
});

it('is another one with each screen of a case: a list tells by it which case was open since', () => {
  store.getState().update({ caseId: 1 });
  const { client } = store.getState();
  store.getState().update({ caseId: 1 });
  expect(store.getState().client).toEqual(client);
  expect(store.getState().client).not.toBe(client);
});

it.each([
  [undefined, false],
  [{ id: 0, scheme: 2 }, false],
  [{ id: 1, scheme: 1 }, false],
  [{ id: 1, scheme: 2 }, true],
])('with identity %j is identified: %j', (identity, identified) => {
  expect(isIdentified({ identity })).toBe(identified);
});
