import { admitPolicy, claimPolicies } from './script-policies';

interface Rules {
  createScriptURL: (url: string) => string;
}

/** Stands for the browser, which refuses a name that is taken or not in the page's policy. */
class Factory {
  readonly #taken = new Set(['advisor_host']);

  createPolicy(name: string, rules: Rules): Rules {
    if (this.#taken.has(name) || name === 'advisor_off') throw new TypeError(`${name} refused`);
    this.#taken.add(name);
    return rules;
  }
}

const factory = () => (globalThis as unknown as { trustedTypes: Factory }).trustedTypes;
const anything: Rules = { createScriptURL: (url) => url };

beforeEach(() => {
  Object.assign(globalThis, { trustedTypes: new Factory() });
  claimPolicies([
    { name: 'case', global: 'advisor_case' },
    { name: 'signing', global: 'advisor_signing', override: 'http://localhost:3005' },
    { name: 'off', global: 'advisor_off' },
  ]);
});
afterEach(() => {
  delete (globalThis as { trustedTypes?: Factory }).trustedTypes;
});

it.each(['advisor_signing', 'advisor_off'])(
  'lets no script make the policy %s of a remote that is not loaded',
  (name) => {
    const make = [
      () => factory().createPolicy(name, anything),
      () => Factory.prototype.createPolicy.call(factory(), name, anything),
    ];
    for (const one of make) expect(one).toThrow(TypeError);
  },
);

it('gives a remote that is loaded a policy for its own files', () => {
  admitPolicy('advisor_case');
  const { createScriptURL } = factory().createPolicy('advisor_case', anything);
  const own = `${location.origin}/remotes/case/1/7.js`;
  expect(createScriptURL(own)).toBe(own);
  for (const url of [
    '/remotes/signing/1/7.js',
    '/remotes/case/../signing/7.js',
    'https://x.example',
  ])
    expect(() => createScriptURL(url)).toThrow(`${url} is not of case`);
});

it('leaves other policies to the browser', () => {
  expect(factory().createPolicy('other', anything)).toBe(anything);
});
