import {
  parseSignatureServiceEndpoint,
  type SignatureService,
} from '@advisor/shell/signature-service';

/** What `/config.json` says about this installation. */
export interface AppConfig {
  /** Base of the calls, with the trailing slash. */
  apiEndpoint: string;
  /** `production`, or another name, which is then shown. */
  environment: string;
  /** Absent when no endpoint of it is named. */
  signatureService?: SignatureService | undefined;
}

const defaults: AppConfig = { apiEndpoint: '/api/v1/', environment: 'production' };

/** Reads what is usable; whatever is missing or malformed keeps its default. */
export function parseConfig(body: unknown): AppConfig {
  const { apiEndpoint, environment, ePodpisyEndpoint } = (body ?? {}) as Record<string, unknown>;
  const signatureService =
    typeof ePodpisyEndpoint === 'string'
      ? parseSignatureServiceEndpoint(ePodpisyEndpoint)
      : undefined;
  return {
    apiEndpoint:
      typeof apiEndpoint === 'string' && apiEndpoint !== ''
        ? apiEndpoint.replace(/\/*$/, '/')
        : defaults.apiEndpoint,
    environment: typeof environment === 'string' ? environment : defaults.environment,
    ...(signatureService && { signatureService }),
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
