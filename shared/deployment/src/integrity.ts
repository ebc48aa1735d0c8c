import { createHash } from 'node:crypto';

/** What browsers compare a script or stylesheet with. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
