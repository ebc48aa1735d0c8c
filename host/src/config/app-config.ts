/** What `/config.json` says about this installation. */
export interface AppConfig {
  /** Base of the calls, with the trailing slash. */
  apiEndpoint: string;
  /** `production`, or another name, which is then shown. */
  environment: string;
}

const defaults: AppConfig = { apiEndpoint: '/api/v1/', environment: 'production' };

/** Reads what is usable; whatever is missing or malformed keeps its default. */
export function parseConfig(body: unknown): AppConfig {
  const { apiEndpoint, environment } = (body ?? {}) as Partial<Record<keyof AppConfig, unknown>>;
  return {
    apiEndpoint:
      typeof apiEndpoint === 'string' && apiEndpoint !== ''
        ? apiEndpoint.replace(/\/*$/, '/')
        : defaults.apiEndpoint,
    environment: typeof environment === 'string' ? environment : defaults.environment,
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
