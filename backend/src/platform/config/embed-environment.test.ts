import { makeSealingKey } from '../../neighbours/trust-service/make-sealing-key';
import { verifyPassword } from '../session/password';
import { StartError } from '../start-error';
import { readEnvironment } from './environment';

const address = 'https://portal.example/signing-events';
const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
const hash = 'scrypt$32768$8$3$c2FsdA$a2V5';

test('beside demo users there is a demo application; nobody may frame anything', async () => {
  const { embed, product } = readEnvironment({}).config;
  expect(Object.keys(embed.clients)).toEqual(['demo-parent']);
  expect(await verifyPassword('demo', embed.clients['demo-parent'])).toBe(true);
  expect(embed.parentOrigins).toEqual([]);
  expect(product.ePodpisyEndpoint).toBe('/epodpisy/0100');
});

test('in production on a server there is none that nobody named', () => {
  const { embed } = readEnvironment(onServer).config;
  expect(embed.clients).toEqual({});
});

test('applications, parents and the origin of the pages are read', () => {
  const { embed, signing } = readEnvironment({
    EMBED_CLIENTS: `portal:${hash}, crm:${hash}`,
    EMBED_PARENT_ORIGINS: 'https://portal.example, http://localhost:4210',
    EMBED_WEBHOOKS: `portal ${address} ${secret}`,
    SIGNATURE_PAGES_ORIGIN: 'https://podpis.example',
    SIGNATURE_NAVIGATION_ORIGINS: 'https://pad.example,https://delegated.example',
  }).config;
  expect(Object.keys(embed.clients)).toEqual(['portal', 'crm']);
  expect(embed.webhooks).toEqual({ portal: { address, secrets: [secret] } });
  expect(embed.parentOrigins).toEqual(['https://portal.example', 'http://localhost:4210']);
  expect(signing).toMatchObject({
    pagesOrigin: 'https://podpis.example',
    navigationOrigins: ['https://pad.example', 'https://delegated.example'],
  });
});

test('a key with its certificate is read, as PEM and as base64 of it', async () => {
  const { key, certificate } = await makeSealingKey(new Date());
  const pem = `${key}\n${certificate}`;
  for (const SIGNING_KEY of [pem, Buffer.from(pem).toString('base64')]) {
    expect(readEnvironment({ SIGNING_KEY }).config.signing.key?.certificate).toContain('BEGIN');
  }
});

test.each([
  ['EMBED_CLIENTS', 'portal:secret'],
  ['EMBED_CLIENTS', `:${hash}`],
  ['EMBED_PARENT_ORIGINS', '*'],
  ['EMBED_PARENT_ORIGINS', 'https://*.portal.example'],
  ['EMBED_PARENT_ORIGINS', 'https://portal.example/'],
  ['EMBED_PARENT_ORIGINS', 'http://portal.example'],
  ['EMBED_PARENT_ORIGINS', 'null'],
  ['EMBED_WEBHOOKS', `portal http://portal.example ${secret}`],
  ['EMBED_WEBHOOKS', `portal ${address}`],
  ['EMBED_WEBHOOKS', `portal ${address} whsec_c2hvcnQ=`],
  ['SIGNATURE_PAGES_ORIGIN', 'podpis.example'],
  ['SIGNATURE_NAVIGATION_ORIGINS', 'https://*.pad.example'],
  ['SIGNATURE_NAVIGATION_ORIGINS', 'https://pad.example, http://pad.example'],
  ['OVERRIDE_ORIGINS', '*'],
  ['OVERRIDE_ORIGINS', 'http://laptop.bank.example'],
  ['SIGNING_KEY', 'secret'],
])('%s does not take %s', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(StartError);
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});

const listed = { OVERRIDE_ORIGINS: 'http://localhost:3005, https://laptop.bank.example' };
const onServer = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/advisor',
  DATA_KEY: Buffer.alloc(32).toString('base64'),
};

test('remotes may come from listed machines', () => {
  expect(readEnvironment(listed).config.overrideOrigins).toEqual([
    'http://localhost:3005',
    'https://laptop.bank.example',
  ]);
  expect(readEnvironment({}).config.overrideOrigins).toEqual([]);
  const test = { ...onServer, ...listed, PRODUCT_ENVIRONMENT: 'uat' };
  expect(readEnvironment(test).config.overrideOrigins).toHaveLength(2);
});

test.each([
  { PRODUCT_ENVIRONMENT: 'production' },
  { PRODUCT_ENVIRONMENT: 'PROD' },
  { ...onServer, PRODUCT_ENVIRONMENT: 'prod-1' },
  onServer,
])('in production they may not: %j', (environment) => {
  expect(() => readEnvironment({ ...environment, ...listed })).toThrow(
    'OVERRIDE_ORIGINS is allowed in test environments only',
  );
});
