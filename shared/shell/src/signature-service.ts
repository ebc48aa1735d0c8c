/** Where the signature service is, and for whom it signs. */
export interface SignatureService {
  /** Empty for our own origin. */
  origin: string;
  /** Path segment that all of its operations begin with. */
  context: string;
  /** The organisation. */
  org: string;
  /** Origins beside our own that signing may lead to, exactly. */
  navigationOrigins: readonly string[];
}

/**
 * Reads `ePodpisyEndpoint` of the configuration, `{origin}/{context}/{org}`: the organisation is its
 * last segment, the context the one before.
 * `base`: the page's address, for an endpoint without an origin.
 * @returns undefined when it is no such address
 */
export function parseSignatureServiceEndpoint(
  endpoint: string,
  {
    navigationOrigins,
    base = window.location.href,
  }: { navigationOrigins: readonly string[]; base?: string },
): SignatureService | undefined {
  const text = endpoint.trim();
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const { origin, pathname, protocol } = new URL(text, base);
  const [org, context] = pathname.split('/').filter(Boolean).toReversed();
  if (!/^https?:$/.test(protocol) || org === undefined || context === undefined) return undefined;
  return {
    origin: origin === new URL(base).origin ? '' : origin,
    context,
    org,
    navigationOrigins,
  };
}
