import { addressLines, fullName } from './applicant';

const person = { customerOnSAId: 1, roleId: 1, firstName: 'Jana', lastName: 'Nováková' } as const;

it.each([
  [{}, 'Nováková Jana'],
  [{ degreeBefore: 'Ing.' }, 'Nováková Jana, Ing.'],
  [{ degreeBefore: 'doc. Ing.', degreeAfter: 'Ph.D.' }, 'Nováková Jana, doc. Ing., Ph.D.'],
])('with degrees %j the name is %s', (degrees, name) => {
  expect(fullName({ ...person, ...degrees })).toBe(name);
});

it.each([
  [
    { street: 'Lidická', houseNumber: '1879', streetNumber: '48' },
    ['Lidická 1879/48', '602\u00A000 Brno'],
  ],
  [{ street: 'Lidická', streetNumber: '48' }, ['Lidická 48', '602\u00A000 Brno']],
  [{ houseNumber: '12' }, ['č. p. 12', '602\u00A000 Brno']],
  [{}, ['602\u00A000 Brno']],
])('writes %j as on an envelope', (address, lines) => {
  expect(addressLines({ ...address, city: 'Brno', postcode: '60200', countryId: 16 })).toEqual(
    lines,
  );
});
