import type { Configuration } from '@advisor/contracts/configuration';

/** What `/config.json` says about this installation. */
export type AppConfig = Configuration;

export const productionEnvironment = 'production';

const defaults: AppConfig = {
  apiEndpoint: '/api/v1/',
  environment: productionEnvironment,
  ePodpisyEndpoint: '',
  navigationOrigins: [],
  showLogger: false,
  sentryDsn: '',
};

/**
 * Reads what is usable; whatever is missing or malformed keeps its default.
 * @returns the base of the calls with its trailing slash
 */
export function parseConfig(body: unknown): AppConfig {
  const read = (body ?? {}) as Partial<Record<keyof AppConfig, unknown>>;
  const { navigationOrigins } = read;
  const text = (name: 'apiEndpoint' | 'environment' | 'ePodpisyEndpoint' | 'sentryDsn') => {
    const value = read[name];
    return typeof value === 'string' ? value : defaults[name];
  };
  return {
    apiEndpoint: (text('apiEndpoint') || defaults.apiEndpoint).replace(/\/*$/, '/'),
    environment: text('environment') || defaults.environment,
    ePodpisyEndpoint: text('ePodpisyEndpoint'),
    navigationOrigins: Array.isArray(navigationOrigins)
      ? navigationOrigins.filter((origin) => typeof origin === 'string')
      : defaults.navigationOrigins,
    showLogger: read.showLogger === true,
    sentryDsn: text('sentryDsn'),
  };
}

/** An installation without the file, or without an answer, runs on the defaults. */
export async function readConfig(): Promise<AppConfig> {
  try {
    const response = await fetch('/config.json', { signal: AbortSignal.timeout(5_000) });
    return parseConfig(response.ok ? await response.json() : undefined);
  } catch {
    return defaults;
  }
}
