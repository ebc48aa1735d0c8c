import { DrizzleQueryError } from 'drizzle-orm';
import { reasonOf } from './reason';

const secret = '8001011238';
const driver = (message: string, code: string) => Object.assign(new Error(message), { code });
const statement = (cause?: Error) => new DrizzleQueryError('select $1', [secret], cause);

it.each([
  [
    new AggregateError([driver('connect ECONNREFUSED ::1:1', 'ECONNREFUSED')]),
    'connect ECONNREFUSED ::1:1',
  ],
  [driver('database "none" does not exist', '3D000'), 'database "none" does not exist'],
  [
    statement(driver('permission denied for schema public', '42501')),
    'permission denied for schema public',
  ],
  [statement(driver(`invalid input syntax: "${secret}"`, '22P02')), 'PostgreSQL error 22P02'],
  [statement(driver('duplicate key value', '23505')), 'PostgreSQL error 23505'],
  [statement(), 'a statement failed'],
  [secret, 'an unknown error'],
])('%s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
