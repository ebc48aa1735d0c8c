import { sessionStatus } from './session-status';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;
const start = Date.UTC(2026, 10, 21, 8);
const never = Infinity;

/** Since the last call, what remains of the maximum session, and what it comes to. */
it.each([
  [0, never, 'active', 'idle'],
  [minutes(24) - 1, never, 'active', 'idle'],
  [minutes(24), never, 'warning', 'idle'],
  [minutes(29) - 1, never, 'warning', 'idle'],
  [minutes(29), never, 'over', 'idle'],
  [minutes(600), never, 'over', 'idle'],
  // A clock that was set back.
  [-minutes(90), never, 'active', 'idle'],
  [0, minutes(5) + 1, 'active', 'maximum'],
  [0, minutes(5), 'warning', 'maximum'],
  [0, minutes(1), 'warning', 'maximum'],
  [0, minutes(1) - 1, 'over', 'maximum'],
  [0, -minutes(60), 'over', 'maximum'],
  // Both limits.
  [minutes(25), minutes(60), 'warning', 'idle'],
  [minutes(10), minutes(4), 'warning', 'maximum'],
  [minutes(28), minutes(4), 'warning', 'idle'],
  [minutes(25), minutes(2), 'warning', 'maximum'],
  [minutes(29), minutes(4), 'over', 'idle'],
  [minutes(25), seconds(59), 'over', 'maximum'],
  [minutes(600), -minutes(1), 'over', 'idle'],
  [minutes(30), -minutes(300), 'over', 'maximum'],
] as const)('%d ms idle with %d ms left is %s by %s', (idle, remaining, phase, limit) => {
  expect(sessionStatus(start, start - idle, start + remaining)).toMatchObject({ phase, limit });
});

it('tells when the user will be signed out', () => {
  expect(sessionStatus(start, start - minutes(25), never).endsAt).toBe(start + minutes(4));
  expect(sessionStatus(start, start, start + minutes(3)).endsAt).toBe(start + minutes(2));
});
