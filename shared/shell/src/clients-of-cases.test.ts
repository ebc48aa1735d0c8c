import { clientsOfCases } from './clients-of-cases';

const of = (...clientIds: (number | undefined)[]) =>
  clientIds.map((clientId) => ({
    customer: { firstName: 'Jan', lastName: 'Novák', ...(clientId && { clientId }) },
  }));
const idsOf = (...clientIds: (number | undefined)[]) =>
  clientsOfCases(of(...clientIds)).map(({ clientId }) => clientId);

it('names each client once, in the order of the cases', () => {
  expect(idsOf(7, 3, 7)).toEqual([7, 3]);
});

it('leaves out whom the register does not know', () => {
  expect(idsOf(undefined, 3)).toEqual([3]);
});

it('offers nobody where there are too many to choose from', () => {
  expect(idsOf(1, 2, 3)).toHaveLength(3);
  expect(idsOf(1, 2, 3, 4)).toEqual([]);
});
