import { scrubError } from './scrub-error';

const { origin } = window.location;

function errorWith({ name = 'TypeError', message = 'broken', stack = '' }) {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n${stack}`;
  return error;
}

const chrome = `    at Detail (${origin}/remotes/case/v1/page.0123456789.js:1:20)
    at ${origin}/host.abcdef0123.js:2:3`;
const firefox = `Detail@${origin}/remotes/case/v1/page.0123456789.js:1:20
@${origin}/host.abcdef0123.js:2:3`;

it.each([
  ['Chromium', chrome],
  ['Firefox and Safari', firefox],
])('tells places in our own files, as %s writes them', (_browser, stack) => {
  expect(scrubError(errorWith({ stack }))).toEqual({
    name: 'TypeError',
    fingerprint: expect.stringMatching(/^[0-9a-f]{4}$/),
    frames: ['/remotes/case/v1/page.0123456789.js:1:20', '/host.abcdef0123.js:2:3'],
  });
});

const frame = (address: string) => errorWith({ stack: `    at find (${address}:1:20)` });

it.each([
  ['with a query', `${origin}/host.abcdef0123.js?klient=Novák`],
  ['with a fragment', `${origin}/host.abcdef0123.js#Novák`],
  ['that is the address of a screen', `${origin}/mortgage/case-detail/3000017`],
  ['that is no file of a build', `${origin}/Novak.js`],
  ['of another origin', 'https://elsewhere.example/host.abcdef0123.js'],
  ['of an extension', 'chrome-extension://abc/page.0123456789.js'],
])('tells no place %s', (_what, address) => {
  expect(scrubError(frame(address)).frames).toEqual([]);
});

const personal = [
  'Jan Novák',
  '850101/1234',
  '8501011234',
  'jan.novak@example.cz',
  '+420 603 214 587',
  '19-2000145399/0800',
];

it.each(personal)('tells nothing of %s, wherever an error carries it', (secret) => {
  const error = errorWith({
    name: secret,
    message: `Klient ${secret} nenalezen\n    at ${origin}/${secret}.0123456789.js:1:2`,
    stack: `    at find("${secret}") (${origin}/host.abcdef0123.js:2:3)`,
  });
  Object.assign(error, { client: secret, cause: new Error(secret) });
  const scrubbed = JSON.stringify(
    scrubError(error, `    at ${secret} (${origin}/a?q=${secret}:1:1)`),
  );
  for (const piece of secret.split(/[\s/]/)) expect(scrubbed).not.toContain(piece);
  expect(scrubError(error).name).toBe('Error');
});

it.each([...personal, 850101, { client: 'Jan Novák' }, undefined, null])(
  'tells of %j, which is no error, only what kind of thing it is',
  (thrown) => {
    expect(scrubError(thrown)).toEqual({
      name: 'Error',
      fingerprint: scrubError(typeof thrown === 'string' ? 'x' : thrown).fingerprint,
      frames: [],
    });
  },
);

const print = (message: string) => scrubError(errorWith({ message })).fingerprint;

it('hashes alike what differs by numbers only', () => {
  expect(print('Client 8501011234 is missing')).toBe(print('Client 750101123 is missing'));
  expect(print('Client is missing')).not.toBe(print('Case is missing'));
});
