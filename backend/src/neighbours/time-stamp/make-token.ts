import { randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TSTInfo } from 'pkijs';
import { oid } from '../../platform/cms/oids';
import { bytesOf, signedData, type SigningKey } from '../../platform/cms/signed-data';

/** Of the reference, which follows no policy that anybody relies on: from the arc for examples. */
const policy = '2.999.1';

export interface TokenToMake {
  sha256: Uint8Array;
  now: Date;
  key: SigningKey;
}

/** Says that the hash was there now. */
export function makeToken({ sha256, now, key }: TokenToMake): Buffer {
  const info = new TSTInfo({
    version: 1,
    policy,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oid.sha256 }),
      hashedMessage: new OctetString({ valueHex: bytesOf(sha256) }),
    }),
    serialNumber: new Integer({ valueHex: bytesOf(Buffer.from([1, ...randomBytes(15)])) }),
    genTime: now,
  });
  const content = Buffer.from(info.toSchema().toBER());
  return signedData(key, { contentType: oid.timeStampInfo, content, isDetached: false });
}
