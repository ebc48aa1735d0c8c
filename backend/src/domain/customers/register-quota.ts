import type { Backend } from '../../platform/backend';
import { tooManyRequests } from '../../platform/failure';
import { takeQuota } from '../../platform/quotas/take-quota';

/** Numbers of clients can be gone through one after another, as names can: both have their limit. */
const askings = {
  search: { key: 'client search', verb: 'hledat', next: 'Další hledání' },
  detail: { key: 'client detail', verb: 'otevřít klienta', next: 'Další otevření' },
} as const;

/**
 * Takes one of the askings of the client register that a user has in an hour.
 * @throws Failure 429 when all are taken
 */
export async function takeRegisterQuota(
  call: Pick<Backend, 'db' | 'clock' | 'config'> & { user: { id: number } },
  asking: keyof typeof askings,
): Promise<void> {
  const { key, verb, next } = askings[asking];
  const { clientSearchesPerHour: max } = call.config;
  const wait = await takeQuota(call, {
    key: `${key}\n${call.user.id}`,
    spanMilliseconds: 3_600_000,
    max,
  });
  if (wait === undefined) return;
  throw tooManyRequests(
    `Za hodinu můžete v registru klientů ${verb} nejvýše ${max}krát. ${next} bude možné za ${Math.ceil(wait / 60)} min.`,
    wait,
  );
}
