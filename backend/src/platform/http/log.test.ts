import { logOptions } from './log';

const secret = '8001011238';

function written(error: Error, options: Awaited<ReturnType<typeof logOptions>>): string {
  return JSON.stringify(options.serializers?.err?.(error));
}

it.each([
  [
    'a statement',
    Object.assign(new Error(`Failed query: select 1\nparams: ${secret}`), {
      query: 'select $1',
      params: [secret],
      cause: Object.assign(new Error(`invalid input syntax: "${secret}"`), {
        code: '22P02',
        detail: `Key (birth_number)=(${secret}) already exists.`,
        constraint: 'customers_birth_number',
      }),
    }),
    ['select $1', '22P02', 'customers_birth_number'],
  ],
  [
    'the driver',
    Object.assign(new Error(`Key (${secret}) exists`), { code: '23505', table: 'customers' }),
    ['23505', 'customers'],
  ],
])('the values of %s are not written', async (_, error, expected) => {
  const text = written(error, await logOptions('info', false));
  expect(text).not.toContain(secret);
  for (const part of expected) expect(text).toContain(part);
});

it('our own errors are written with their message and place', async () => {
  const text = written(new Error('answers against its contract'), await logOptions('info', false));
  expect(text).toContain('answers against its contract');
  expect(text).toContain('log.test.ts');
});

it('neither headers nor addresses are written', async () => {
  const { serializers } = await logOptions('info', false);
  expect(serializers?.req?.({ url: '/x?name=Novák' })).toBeUndefined();
  expect(serializers?.res?.({})).toBeUndefined();
});
