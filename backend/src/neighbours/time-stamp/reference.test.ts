import { webcrypto } from 'node:crypto';
import { ContentInfo, CryptoEngine, SignedData, TSTInfo } from 'pkijs';
import { oid } from '../../platform/cms/oids';
import { bytesOf } from '../../platform/cms/signed-data';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { timeStampContract } from './contract';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });

async function read(token: Uint8Array, content: Uint8Array) {
  const data = new SignedData({ schema: ContentInfo.fromBER(bytesOf(token)).content });
  const { eContentType, eContent } = data.encapContentInfo;
  const expected = { signer: 0, checkChain: false, data: bytesOf(content) };
  const isValid = await data.verify(expected, engine).catch(() => false);
  if (!isValid || eContentType !== oid.timeStampInfo) return undefined;
  return TSTInfo.fromBER(eContent?.getValue() ?? new ArrayBuffer(0)).genTime;
}

timeStampContract(async () => ({
  authority: backend.app.neighbours.timeStamp,
  read,
  now: () => testNow,
}));
