import aws4, { type Request } from 'aws4';
import { signatureOf } from './signature';

/*
 * The examples that AWS publishes ("Examples: Signature Calculations in AWS Signature Version 4"): both the
 * library that signs and the check of the test's server hold them.
 */
const accessKey = 'AKIAIOSFODNN7EXAMPLE';
const secretKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const host = 'examplebucket.s3.amazonaws.com';
const common = { host, 'x-amz-content-sha256': nothing, 'x-amz-date': '20130524T000000Z' };

it.each([
  {
    method: 'GET',
    path: '/test.txt',
    headers: { ...common, range: 'bytes=0-9' },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    path: '/test%24file.text',
    headers: {
      ...common,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    method: 'GET',
    path: '/?lifecycle=',
    headers: common,
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: common,
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('$method $path is signed as AWS publishes it', ({ method, path, headers, signature }) => {
  const question: Request & { extraHeadersToInclude: object } = {
    service: 's3',
    region: 'us-east-1',
    method,
    path,
    host,
    headers: { ...headers },
    // The library leaves it out, the examples do not.
    extraHeadersToInclude: { range: true },
  };
  const signed = aws4.sign(question, { accessKeyId: accessKey, secretAccessKey: secretKey });
  const authorization = String(signed.headers?.Authorization);
  expect(authorization).toContain(`Signature=${signature}`);
  expect(signatureOf({ method, path, headers: { ...headers, authorization } }, secretKey)).toEqual({
    accessKey,
    given: signature,
    expected: signature,
  });
});
