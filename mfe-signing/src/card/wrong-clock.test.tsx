import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { mockServer } from '@advisor/testing/server';
import { handle } from '@advisor/testing/handlers';
import { screen } from '@testing-library/react';
import { renderCard } from '../testing/render-card';
import { fieldDefinition, member, paper, signatures } from '../testing/signature-fixtures';

const server = mockServer();
/** A little after midnight in Prague. */
const serverTime = 'Sat, 21 Nov 2026 23:30:00 GMT';
const today = '22112026';
const tomorrow = '23112026';

/** Only the date is another: everything else takes the time it takes. */
const fakeClock = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
afterEach(() => jest.useRealTimers());

const bound = (Key: string, parameters: object) =>
  fieldDefinition({
    Key,
    Name: Key,
    LogicalTypeCode: 'DATE',
    Parameters: JSON.stringify(parameters),
  });

it.each([
  ['a year behind', '2025-11-21T23:30:00Z'],
  ['a year ahead', '2027-11-21T23:30:00Z'],
])('takes the bank’s day for now on a device whose clock is %s', async (_name, clock) => {
  fakeClock(clock);
  const answer = {
    Result: { Code: 0 },
    Fields: [bound('Vydán', { MaxValue: 'now' }), bound('Platí do', { MinValue: 'now' })],
    Form: { Title: 'Doklad' },
  };
  server.use(
    handle(signatureCalls.getWithMethods, signatures([member()])),
    handle(signatureCalls.clientDataFields, () =>
      Response.json(answer, { headers: { date: serverTime } }),
    ),
  );
  const { user } = await renderCard();
  await user.selectOptions(await screen.findByRole('combobox'), paper.Name);
  await user.click(screen.getByRole('button', { name: 'Podepsat: Jan Novák' }));
  const fill = async (issued: string, validTo: string) => {
    for (const [label, digits] of [
      ['Vydán', issued],
      ['Platí do', validTo],
    ] as const) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.type(field, digits);
    }
  };
  await screen.findByRole('heading', { name: 'Doklad' });
  await fill(tomorrow, today);
  await user.click(screen.getByRole('button', { name: 'Uložit a podepsat' }));
  expect(screen.getByLabelText('Vydán')).toHaveAccessibleDescription(
    'Datum nesmí být pozdější než dnešní',
  );
  expect(screen.getByLabelText('Platí do')).toHaveAccessibleDescription(
    'Datum musí být pozdější než dnešní',
  );
  await fill(today, tomorrow);
  expect(screen.getByLabelText('Vydán')).toBeValid();
  expect(screen.getByLabelText('Platí do')).toBeValid();
});
