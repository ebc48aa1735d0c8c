/** What the address asks to be signed, and how. */
export interface EmbedQuery {
  processType: 'STANDARD' | 'MSC';
  org: string;
  documentExternalId: string;
  /** BCP 47, as the parent speaks; what it says after the handshake counts more. */
  locale?: string | undefined;
}

/** Reads `?processType=&org=&documentExternalId=`; undefined when any of them is missing or malformed. */
export function parseEmbedQuery(search: string): EmbedQuery | undefined {
  const query = new URLSearchParams(search);
  const processType = query.get('processType');
  const org = query.get('org') ?? '';
  const documentExternalId = query.get('documentExternalId')?.trim() ?? '';
  if (processType !== 'STANDARD' && processType !== 'MSC') return undefined;
  if (!/^[\w.-]{1,50}$/.test(org)) return undefined;
  if (documentExternalId === '' || documentExternalId.length > 100) return undefined;
  const locale = query.get('locale');
  return { processType, org, documentExternalId, ...(locale !== null && { locale }) };
}

/** The one-time code that a parent without the handshake puts into the fragment, `#code=`. */
export function readFragmentCode(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('code') ?? undefined;
}
