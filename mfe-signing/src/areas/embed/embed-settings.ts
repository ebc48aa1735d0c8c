import {
  parseSignatureServiceEndpoint,
  type SignatureService,
} from '@advisor/shell/signature-service';

/**
 * What the server writes into the page, as JSON in the place of its comment `settings`:
 * `parentOrigins`, `navigationOrigins`, `ePodpisyEndpoint` and the page's `version`.
 */
export interface EmbedSettings {
  /** Exact origins of the pages that may embed; the same that stand in `frame-ancestors`. */
  parentOrigins: readonly string[];
  signatureService: SignatureService | undefined;
  /** The deployed version that the page is of; undefined where no server says it. */
  version: string | undefined;
}

/** Id of that script element, of the type `application/json`. */
const elementId = 'embed-settings';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what is usable: without settings nobody may embed, and there is no service. */
export function readEmbedSettings(page: Document): EmbedSettings {
  const written = parseJson(page.getElementById(elementId)?.textContent ?? '');
  const { parentOrigins, navigationOrigins, ePodpisyEndpoint, version } = (written ?? {}) as Record<
    string,
    unknown
  >;
  return {
    parentOrigins: texts(parentOrigins),
    signatureService:
      typeof ePodpisyEndpoint === 'string'
        ? parseSignatureServiceEndpoint(ePodpisyEndpoint, {
            navigationOrigins: texts(navigationOrigins),
            base: page.location.href,
          })
        : undefined,
    version: typeof version === 'string' ? version : undefined,
  };
}
