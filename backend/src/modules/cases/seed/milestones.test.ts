import { milestonesOf } from './milestones';
import { scenarios } from '../../../seed/scenario';

const named = (name: string) => scenarios.find((scenario) => scenario.name === name)!;

it.each([
  // 1 January is a holiday; 7 February comes too soon after the money.
  ['2024-11-17', 7, '2025-01-02', '2025-01-22', '2025-03-07'],
  ['2024-11-17', 22, '2025-01-02', '2025-01-22', '2025-02-24'],
  // Good Friday and Easter Monday of 2026.
  ['2026-02-17', 28, '2026-04-07', '2026-04-27', '2026-05-28'],
])(
  'a case of %s, paid on day %d: contract %s, money %s, payment %s',
  (createdDay, paymentDay, signedOn, firstMoneyOn, firstPaymentOn) => {
    const milestones = milestonesOf(named('managed'), createdDay, paymentDay);
    expect(milestones).toEqual({ signedOn, firstMoneyOn, firstPaymentOn });
  },
);

it.each(['modelled', 'in-signing', 'being-cancelled', 'cancelled'])(
  'a case that is %s has no contract',
  (name) => {
    expect(milestonesOf(named(name), '2026-02-17', 1)).toBeUndefined();
  },
);
