import { householdCalls } from '@advisor/contracts/household/calls';
import type { Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { gt, max } from 'drizzle-orm';
import { applicationChanges } from '../domain/household/history/schema';
import { type TestApp, testNow } from './test-app';

const areas = ['household', 'customerOnSA', 'income', 'obligation', 'clientDetail'];
const others: readonly string[] = [
  salesArrangementCalls.updateParameters.id,
  householdCalls.swapDebtor.id,
];

/** Changes who applies, what they earn, owe or agree on. */
export const isOfApplication = ({ id }: Operation): boolean =>
  others.includes(id) || areas.some((area) => id.startsWith(`${area}.`));

/** Sends a change; expects that it is kept with who, when, before and after, sealed. */
export async function expectKept(backend: TestApp, send: () => Promise<unknown>): Promise<void> {
  const [former] = await backend.db
    .select({ id: max(applicationChanges.id) })
    .from(applicationChanges);
  await send();
  const kept = await backend.db
    .select()
    .from(applicationChanges)
    .where(gt(applicationChanges.id, former?.id ?? 0));
  expect(kept).not.toEqual([]);
  for (const { userId, changedOn, sealedChange } of kept) {
    expect({ userId, changedOn }).toEqual({ userId: 1, changedOn: testNow });
    const { before, after } = JSON.parse(backend.app.backend.clientSealer.open(sealedChange)) as {
      before?: object;
      after?: object;
    };
    expect(before).not.toEqual(after);
  }
}
