import { isIP } from 'node:net';
import { remainderTenPolicies } from '@advisor/lending/identifiers/birth-number';
import { z } from 'zod';
import { type Config, defaultConfig } from './config';
import { archiveVariables, readArchive } from './archive-environment';
import { readSealingKey } from './sealing-key';
import { StartError } from '../start-error';
import { checkOrigin, readEmbed, readOrigins } from './embed-environment';

/** An empty variable is an absent one. */
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());
const flag = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(['true', 'false']).default('false'),
);
const minutes = (initial: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(1).max(1440).default(initial),
  );

const seconds = (initial: number, max: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(max).default(initial),
  );

const wholeNumber = (initial: number, min: number, max: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(min).max(max).default(initial),
  );

const environmentSchema = z.object({
  NODE_ENV: text,
  DATABASE_URL: text.refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), {
    error: 'must start with postgres://',
  }),
  DATA_KEY: text,
  LOG_LEVEL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  ),
  TRUST_PROXY: text,
  STOP_DELAY_SECONDS: seconds(0, 60),
  STOP_IDLE_SECONDS: seconds(0, 60),
  STOP_TIMEOUT_SECONDS: seconds(10, 120),
  WATCHDOG_SECONDS: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(600).optional(),
  ),
  SESSION_IDLE_MINUTES: minutes(defaultConfig.idleMinutes),
  SESSION_MAX_MINUTES: minutes(defaultConfig.maxSessionMinutes),
  BIRTH_NUMBER_REMAINDER_TEN: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(remainderTenPolicies).default(defaultConfig.birthNumberRemainderTen),
  ),
  ACCESS_JOURNAL_DAYS: wholeNumber(defaultConfig.accessJournalDays, 90, 3650),
  CHANGE_HISTORY_DAYS: wholeNumber(defaultConfig.changeHistoryDays, 365, 7300),
  USER_NOTIFICATION_DAYS: wholeNumber(defaultConfig.userNotificationDays, 30, 3650),
  OWNER_CHANGE_UNDO_MINUTES: wholeNumber(defaultConfig.ownerChangeUndoMinutes, 0, 1440),
  ASSESSMENT_SECONDS: wholeNumber(60, 0, 600),
  DOCUMENT_SECONDS: wholeNumber(10, 0, 600),
  CLIENT_SEARCHES_PER_HOUR: wholeNumber(defaultConfig.clientSearchesPerHour, 1, 10_000),
  AUTH_SCHEME: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['simple', 'oidc']).default('simple'),
  ),
  OIDC_ISSUER: text,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_REDIRECT_URI: text,
  PRODUCT_ENVIRONMENT: text,
  EPODPISY_ENDPOINT: text,
  SHOW_LOGGER: flag,
  SENTRY_DSN: text,
  SAVINGS_SYSTEM_ADDRESS: text.refine(
    (address) => address === undefined || /^https:\/\/.+\{contractNumber\}/.test(address),
    { error: 'must start with https:// and hold {contractNumber}' },
  ),
  SIGNATURE_PAGES_ORIGIN: text,
  SIGNATURE_NAVIGATION_ORIGINS: text,
  SIGNING_KEY: text,
  OVERRIDE_ORIGINS: text,
  ...archiveVariables,
  NEIGHBOURS: text,
  NEIGHBOUR_FAULTS: text,
  EMBED_CLIENTS: text,
  EMBED_PARENT_ORIGINS: text,
  EMBED_WEBHOOKS: text,
});

export type EnvironmentVariable = keyof typeof environmentSchema.shape;

/** Names of all variables that are read. */
export const environmentVariables = Object.keys(
  environmentSchema.shape,
) as readonly EnvironmentVariable[];

export interface Environment {
  databaseUrl?: string;
  /** Base64 of 32 bytes, see `loadDataKey`. */
  dataKey?: string;
  isProduction: boolean;
  logLevel: string;
  config: Config;
}

/**
 * Reads the environment variables.
 *
 * @throws StartError that names the variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const values = parsed.data;
  const databaseUrl = values.DATABASE_URL;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && databaseUrl !== undefined && values.DATA_KEY === undefined) {
    throw new StartError('DATA_KEY must be set in production, the same for every node.');
  }
  const demoUsers = databaseUrl === undefined || !isProduction;
  return {
    databaseUrl,
    dataKey: values.DATA_KEY,
    isProduction,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    config: {
      ...defaultConfig,
      authScheme: values.AUTH_SCHEME,
      oidc: values.AUTH_SCHEME === 'oidc' ? readOidc(values) : undefined,
      demoUsers,
      checkAnswers: !isProduction,
      idleMinutes: values.SESSION_IDLE_MINUTES,
      maxSessionMinutes: values.SESSION_MAX_MINUTES,
      birthNumberRemainderTen: values.BIRTH_NUMBER_REMAINDER_TEN,
      accessJournalDays: values.ACCESS_JOURNAL_DAYS,
      changeHistoryDays: values.CHANGE_HISTORY_DAYS,
      userNotificationDays: values.USER_NOTIFICATION_DAYS,
      ownerChangeUndoMinutes: values.OWNER_CHANGE_UNDO_MINUTES,
      assessmentSeconds: values.ASSESSMENT_SECONDS,
      documentSeconds: values.DOCUMENT_SECONDS,
      clientSearchesPerHour: values.CLIENT_SEARCHES_PER_HOUR,
      savingsSystemAddress:
        values.SAVINGS_SYSTEM_ADDRESS ??
        (demoUsers ? '/savings-system/{contractNumber}' : defaultConfig.savingsSystemAddress),
      stop: {
        delay: values.STOP_DELAY_SECONDS * 1_000,
        idle: values.STOP_IDLE_SECONDS * 1_000,
        timeout: values.STOP_TIMEOUT_SECONDS * 1_000,
      },
      // Beside an embedded database there is nobody who would start it again.
      watchdogSeconds: values.WATCHDOG_SECONDS ?? (databaseUrl === undefined ? 0 : 15),
      signing: readSigning(values),
      overrideOrigins: readOverrideOrigins(values),
      embed: readEmbed(values, demoUsers),
      archive: readArchive(values),
      neighbours: readNeighbours(values),
      trustProxy: readTrustedProxies(values.TRUST_PROXY),
      product: {
        environment: values.PRODUCT_ENVIRONMENT ?? defaultConfig.product.environment,
        ePodpisyEndpoint: values.EPODPISY_ENDPOINT ?? defaultConfig.product.ePodpisyEndpoint,
        showLogger: values.SHOW_LOGGER === 'true',
        sentryDsn: values.SENTRY_DSN ?? '',
      },
    },
  };
}

function readSigning(values: z.output<typeof environmentSchema>): Config['signing'] {
  const { SIGNATURE_PAGES_ORIGIN: pagesOrigin, SIGNING_KEY: key } = values;
  if (pagesOrigin !== undefined) checkOrigin('SIGNATURE_PAGES_ORIGIN', pagesOrigin);
  const navigationOrigins = readOrigins(
    'SIGNATURE_NAVIGATION_ORIGINS',
    values.SIGNATURE_NAVIGATION_ORIGINS,
  );
  if (key === undefined) return { pagesOrigin, navigationOrigins };
  const pem = key.includes('-----BEGIN') ? key : Buffer.from(key, 'base64').toString('utf8');
  try {
    return { pagesOrigin, navigationOrigins, key: readSealingKey(pem) };
  } catch {
    throw new StartError('SIGNING_KEY must hold a private RSA key and its certificate in PEM.');
  }
}

function readOverrideOrigins(values: z.output<typeof environmentSchema>): string[] {
  const origins = readOrigins('OVERRIDE_ORIGINS', values.OVERRIDE_ORIGINS);
  if (origins.length > 0) refuseInProduction('OVERRIDE_ORIGINS', values);
  return origins;
}

/** @throws StartError unless the environment says that it is a test's */
function refuseInProduction(variable: string, values: z.output<typeof environmentSchema>): void {
  // Whoever copies the settings of a test environment has not said that his is one.
  const unnamed = values.NODE_ENV === 'production' ? 'production' : 'development';
  if (/^prod/i.test(values.PRODUCT_ENVIRONMENT ?? unnamed)) {
    throw new StartError(
      `${variable} is allowed in test environments only; set PRODUCT_ENVIRONMENT to the name of one.`,
    );
  }
}

const faultSchema = z.string().regex(/^[\w-]+:(slow|down|half)$/);

function readNeighbours(values: z.output<typeof environmentSchema>): Config['neighbours'] {
  const { NEIGHBOURS: module, NEIGHBOUR_FAULTS: list = '' } = values;
  const parsed = z.array(faultSchema).safeParse(list === '' ? [] : list.split(','));
  if (!parsed.success) {
    throw new StartError(
      'NEIGHBOUR_FAULTS takes a list such as credit-bureau:down,client-register:slow; slow, down or half.',
    );
  }
  if (parsed.data.length > 0) refuseInProduction('NEIGHBOUR_FAULTS', values);
  return {
    faults: Object.fromEntries(parsed.data.map((item) => item.split(':') as [string, 'down'])),
    ...(module === undefined ? {} : { module }),
  };
}

function readTrustedProxies(value = 'false'): Config['trustProxy'] {
  if (value === 'false' || value === '0') return false;
  if (value === 'true') return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw new StartError(
    'TRUST_PROXY takes the number of proxies in front, 1 to 9, or a list of their networks such as 10.0.0.0/8.',
  );
}

/** An address, or a network as `address/bits`. */
function isNetwork(network: string): boolean {
  const [address = '', bits, ...rest] = network.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function readOidc(values: z.output<typeof environmentSchema>): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_REDIRECT_URI: redirectUri } = values;
  if (issuer === undefined || clientId === undefined || redirectUri === undefined) {
    throw new StartError(
      'AUTH_SCHEME=oidc needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_REDIRECT_URI.',
    );
  }
  if (!URL.canParse(issuer)) throw new StartError('OIDC_ISSUER must be an absolute address.');
  if (!URL.canParse(redirectUri)) {
    throw new StartError('OIDC_REDIRECT_URI must be an absolute address.');
  }
  return { issuer, clientId, clientSecret: values.OIDC_CLIENT_SECRET, redirectUri };
}
