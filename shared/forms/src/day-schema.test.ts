import { daySchema, optionalDaySchema } from './day-schema';
import { messageOfIssue } from './validation-message';

const wrong = 'common:validation.date';

it.each([
  ['2026-11-21', undefined, undefined],
  ['1800-01-01', undefined, undefined],
  ['2200-12-31', undefined, undefined],
  ['', 'common:validation.required', undefined],
  ['31.2.2026', wrong, wrong],
  ['1799-12-31', wrong, wrong],
  ['2201-01-01', wrong, wrong],
  ['9999-12-31', wrong, wrong],
])('says of "%s": %s; of a field that may stay empty: %s', (typed, required, optional) => {
  const messageOf = (schema: typeof daySchema | typeof optionalDaySchema) =>
    schema.safeParse(typed, { error: messageOfIssue }).error?.issues[0]?.message;
  expect([messageOf(daySchema), messageOf(optionalDaySchema)]).toEqual([required, optional]);
});
