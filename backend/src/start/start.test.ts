import { StartError } from '../platform/start-error';
import { readEnvironment } from '../platform/config/environment';
import { parseOptions } from './options';

describe('options', () => {
  it('have defaults', () => {
    expect(parseOptions([])).toEqual({
      port: 4000,
      host: '127.0.0.1',
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      data: '.data',
      reset: false,
      cases: undefined,
      productDir: undefined,
      clock: undefined,
    });
  });

  it('are read', () => {
    const args = ['--port=81', '--data', 'd', '--reset', '--cases=1000', '--static', 'p'];
    expect(parseOptions(args)).toMatchObject({
      port: 81,
      data: 'd',
      reset: true,
      cases: 1000,
      productDir: 'p',
    });
  });

  it('ask for help', () => expect(parseOptions(['--help'])).toBeUndefined());

  it.each([
    [['--prot=1'], "Unknown option '--prot'; --help lists the options."],
    [['--port=0'], '--port takes a whole number from 1 to 65535, not "0".'],
    [['--port=65536'], '--port takes a whole number from 1 to 65535, not "65536".'],
    [['--port=8e1'], '--port takes a whole number from 1 to 65535, not "8e1".'],
    [['--metrics-port=x'], '--metrics-port takes a whole number from 1 to 65535, not "x".'],
    [['--cases=many'], '--cases takes a whole number from 1 to 1000000, not "many".'],
    [['--cases=1000001'], '--cases takes a whole number from 1 to 1000000, not "1000001".'],
    [['stray'], "Unexpected argument 'stray'; --help lists the options."],
  ])('refuse %j in one sentence', (args, sentence) => {
    expect(() => parseOptions(args)).toThrow(new StartError(sentence));
  });
});

describe('environment', () => {
  const url = 'postgres://localhost/workplace';
  const production = { NODE_ENV: 'production', DATA_KEY: 'x' };

  it.each([
    ['the embedded database', {}, true],
    ['the embedded database in production', { NODE_ENV: 'production' }, true],
    ['a server', { DATABASE_URL: url }, true],
    ['a server in production', { ...production, DATABASE_URL: url }, false],
  ])('demo users with %s: %j → %s', (_, variables, demoUsers) => {
    expect(readEnvironment(variables).config.demoUsers).toBe(demoUsers);
  });

  it('takes empty variables as absent', () => {
    const environment = readEnvironment({ DATABASE_URL: '', AUTH_SCHEME: '', LOG_LEVEL: '' });
    expect(environment).toMatchObject({ databaseUrl: undefined, logLevel: 'warn' });
  });

  it('reads the session limits', () => {
    const { config } = readEnvironment({ SESSION_IDLE_MINUTES: '5', SESSION_MAX_MINUTES: '60' });
    expect(config).toMatchObject({ idleMinutes: 5, maxSessionMinutes: 60 });
  });

  it('reads what is done with doubtful birth numbers', () => {
    expect(readEnvironment({}).config.birthNumberRemainderTen).toBe('warn');
    const { config } = readEnvironment({ BIRTH_NUMBER_REMAINDER_TEN: 'refuse' });
    expect(config.birthNumberRemainderTen).toBe('refuse');
    expect(() => readEnvironment({ BIRTH_NUMBER_REMAINDER_TEN: 'ignore' })).toThrow(
      'BIRTH_NUMBER_REMAINDER_TEN',
    );
  });

  it('reads how a node ends', () => {
    expect(readEnvironment({}).config.stop).toEqual({ delay: 0, idle: 0, timeout: 10_000 });
    const { config } = readEnvironment({
      STOP_DELAY_SECONDS: '5',
      STOP_IDLE_SECONDS: '6',
      STOP_TIMEOUT_SECONDS: '20',
    });
    expect(config.stop).toEqual({ delay: 5_000, idle: 6_000, timeout: 20_000 });
  });

  it.each([
    ['', false],
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1, fd00::/8,10.0.0.0/8', ['10.0.0.1', 'fd00::/8', '10.0.0.0/8']],
  ])('trusts for TRUST_PROXY=%j %j', (value, trusted) => {
    expect(readEnvironment({ TRUST_PROXY: value }).config.trustProxy).toEqual(trusted);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ NODE_ENV: 'production', DATABASE_URL: url }, 'DATA_KEY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1,proxy' }, 'TRUST_PROXY'],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES'],
    [{ STOP_DELAY_SECONDS: '61' }, 'STOP_DELAY_SECONDS'],
    [{ AUTH_SCHEME: 'ldap' }, 'AUTH_SCHEME'],
    [{ AUTH_SCHEME: 'oidc' }, 'OIDC_ISSUER'],
    [
      { AUTH_SCHEME: 'oidc', OIDC_ISSUER: 'x', OIDC_CLIENT_ID: 'x', OIDC_REDIRECT_URI: 'x' },
      'OIDC_ISSUER',
    ],
  ])('refuses %j and names the variable', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(name);
    expect(() => readEnvironment(variables)).toThrow(StartError);
  });
});
