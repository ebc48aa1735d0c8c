import { exactOrigins, parentOrigins } from './origins';
import { framedWindows, FakeWindow } from './testing/fake-window';

const portal = 'https://portal.example';
const other = 'https://other.example';
const bank = 'https://bank.example';

it.each([portal, 'https://portal.example:8443', 'http://localhost:4200', 'http://127.0.0.1:1'])(
  '%s is an exact origin',
  (origin) => expect(exactOrigins([origin])).toEqual([origin]),
);

it.each([
  '*',
  'null',
  '',
  'portal.example',
  'https://*.example',
  'https://portal.example/',
  'https://portal.example/path',
  'https://PORTAL.example',
  'https://portal.example:443',
  'http://portal.example',
  'file:///',
])('%j is none', (origin) => {
  expect(() => exactOrigins([portal, origin])).toThrow(TypeError);
});

interface Row {
  name: string;
  ancestors?: string[];
  referrer?: string;
  allowed?: string[];
  found: ReturnType<typeof parentOrigins>;
}

it.each<Row>([
  { name: 'named by the browser', ancestors: [portal], found: { origins: [portal] } },
  {
    name: 'named and unlisted',
    ancestors: ['https://evil.example'],
    found: { refused: 'foreignParent' },
  },
  { name: 'a sandboxed parent', ancestors: ['null'], found: { refused: 'foreignParent' } },
  {
    name: 'the nearest of several ancestors',
    ancestors: ['https://evil.example', portal],
    found: { refused: 'foreignParent' },
  },
  { name: 'named by the referrer', referrer: `${other}/page`, found: { origins: [other] } },
  { name: 'an unlisted referrer', referrer: `${bank}/embed`, found: { origins: [portal, other] } },
  { name: 'nothing known', found: { origins: [portal, other] } },
  { name: 'nobody may embed', allowed: [], found: { refused: 'noAllowedOrigin' } },
])(
  'origins of the parent: $name',
  ({ ancestors, referrer = '', allowed = [portal, other], found }) => {
    const { child } = framedWindows(portal, bank);
    child.location.ancestorOrigins = ancestors;
    child.document.referrer = referrer;
    expect(parentOrigins(child.asWindow, allowed)).toEqual(found);
  },
);

it('a top window has no parent', () => {
  const top = new FakeWindow(bank);
  expect(parentOrigins(top.asWindow, [portal])).toEqual({ refused: 'notEmbedded' });
});
