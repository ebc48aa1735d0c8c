import { readSecret, signatureHeaders } from './webhook-signature';

/** Of the standard's own tests. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const signed = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};

test('signs as standardwebhooks.com has it', () => {
  expect(signatureHeaders([secret], signed)).toEqual({
    'webhook-id': signed.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('signs by both secrets while one takes the place of the other', () => {
  const next = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const { 'webhook-signature': signature } = signatureHeaders([secret, next], signed);
  expect(signature?.split(' ')).toHaveLength(2);
});

test.each(['', 'secret', 'whsec_', 'whsec_c2hvcnQ=', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])(
  'takes %j for no secret',
  (text) => expect(readSecret(text)).toBeUndefined(),
);
