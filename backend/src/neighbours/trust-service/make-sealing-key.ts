import { selfSignedKey } from '../../platform/cms/self-signed';
import type { SealingKey } from '../../platform/config/sealing-key';

/** A new key with a certificate that it has signed itself. */
export const makeSealingKey = (now: Date): Promise<SealingKey> =>
  selfSignedKey(now, { commonName: 'Banka, a.s. – elektronická pečeť' });
