import { oid } from '../../platform/cms/oids';
import { selfSignedKey } from '../../platform/cms/self-signed';
import type { SigningKey } from '../../platform/cms/signed-data';

export default (now: Date): Promise<SigningKey> =>
  selfSignedKey(now, {
    commonName: 'Banka, a.s. – časová razítka (ukázka)',
    extendedKeyUsage: oid.timeStamping,
  });
