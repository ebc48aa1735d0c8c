import { createHash, createHmac } from 'node:crypto';

/** A request as it came, and what it is signed with. */
export interface SignedRequest {
  method: string;
  /** As it stands in the request, with its query. */
  path: string;
  /** In small letters. */
  headers: Readonly<Record<string, string | undefined>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The signature that a request should have, by the rules of "Signature Calculations for the Authorization
 * Header" (AWS Signature Version 4), written apart from the library that signs.
 * @returns undefined for a request that does not say by what it is signed
 */
export function signatureOf(
  { method, path, headers }: SignedRequest,
  secretKey: string,
): { expected: string; given: string; accessKey: string } | undefined {
  const [, accessKey = '', scope = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (given === '') return undefined;
  const [pathname = '', query = ''] = path.split('?');
  const parameters = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const canonical = [
    method,
    decodeURIComponent(pathname).split('/').map(encode).join('/'),
    parameters.join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]?.trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const time = headers['x-amz-date'];
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return { expected: hmac(key, text).toString('hex'), given, accessKey };
}
