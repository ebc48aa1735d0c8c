import { readClientInAddress, withClient, withoutClient } from './client-in-address';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['clientId=951', 951],
  ['offerId=7', undefined],
  ['clientId=Nováková', undefined],
  ['clientId=0', undefined],
])('reads a number of the register from %s', (text, clientId) => {
  expect(readClientInAddress(query(text))).toBe(clientId);
});

it('keeps what else an address says', () => {
  expect(String(withClient(query('offers=1_2&clientId=4'), 951))).toBe('offers=1_2&clientId=951');
});

it('leaves the client out of a link that is handed on', () => {
  expect(String(withoutClient(query('clientId=951&offers=1_2')))).toBe('offers=1_2');
});
