import { missingOfHouseholds } from './missing';

type Rows = Parameters<typeof missingOfHouseholds>;

const main = { id: 1, typeId: 1, propertySettlementId: null } as Rows[0][number];
const guarantors = { ...main, id: 3, typeId: 128 };
const jana = {
  id: 11,
  householdId: 1,
  roleId: 1,
  customerId: 7,
  firstName: 'Jana',
  lastName: 'Nováková',
  maritalStatusId: 1,
} as Rows[1][number];
const petr = { ...jana, id: 12, roleId: 2, firstName: 'Petr', lastName: 'Novák' };
const karel = { ...petr, id: 13, householdId: 3, roleId: 128, firstName: 'Karel' };

test.each<[string, Rows[0], Rows[1], object[]]>([
  ['everybody and everything is known', [main], [jana, petr], []],
  [
    'two are not identified',
    [main],
    [
      { ...jana, customerId: null },
      { ...petr, customerId: null },
    ],
    [
      { reason: 'Jana Nováková: klient zatím není identifikovaný.', customerOnSAId: 11 },
      { reason: 'Petr Novák: klient zatím není identifikovaný.', customerOnSAId: 12 },
    ],
  ],
  ['nobody is there', [main], [], [{ reason: 'V hlavní domácnosti chybí hlavní žadatel.' }]],
  [
    'the debtor lives elsewhere',
    [main, { ...main, id: 2, typeId: 2 }],
    [{ ...jana, householdId: 2 }, petr],
    [{ reason: 'V hlavní domácnosti chybí hlavní žadatel.' }],
  ],
  [
    'spouses have not said whose their property is',
    [main],
    [{ ...jana, maritalStatusId: 2 }],
    [{ reason: 'Hlavní domácnost: chybí majetkové vypořádání manželů.', householdId: 1 }],
  ],
  ['they have', [{ ...main, propertySettlementId: 7 }], [{ ...jana, maritalStatusId: 2 }], []],
  [
    'it is not known whether they are spouses',
    [main],
    [{ ...jana, maritalStatusId: null }],
    [{ reason: 'Jana Nováková: chybí rodinný stav.', customerOnSAId: 11 }],
  ],
  [
    'a guarantor is asked who they are, and nothing about property',
    [main, guarantors],
    [jana, { ...karel, maritalStatusId: null }, { ...karel, id: 14, maritalStatusId: 2 }],
    [],
  ],
])('%s', (_name, households, people, expected) => {
  expect(missingOfHouseholds(households, people)).toEqual(expected);
});
