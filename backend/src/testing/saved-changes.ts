import { householdCalls } from '@advisor/contracts/household/calls';
import type { Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { gt, max } from 'drizzle-orm';
import { applicationChanges } from '../domain/cases/history/schema';
import type { TestApp } from './test-app';

const areas = ['household', 'customerOnSA', 'income', 'obligation', 'clientDetail'];
const others: ReadonlySet<string> = new Set([
  salesArrangementCalls.updateParameters.id,
  householdCalls.swapDebtor.id,
]);

/** Changes who applies, what they earn, owe or agree on. */
export const isOfApplication = ({ id }: Operation): boolean =>
  others.has(id) || areas.some((area) => id.startsWith(`${area}.`));

/** Sends a change. @returns what was saved of it, opened */
export async function changesBy(backend: TestApp, send: () => Promise<unknown>) {
  const [former] = await backend.db
    .select({ id: max(applicationChanges.id) })
    .from(applicationChanges);
  await send();
  const saved = await backend.db
    .select()
    .from(applicationChanges)
    .where(gt(applicationChanges.id, former?.id ?? 0));
  return saved.map(({ userId, changedOn, sealedChange }) => {
    const opened = backend.app.backend.clientSealer.open(sealedChange);
    return { userId, changedOn, ...(JSON.parse(opened) as { before?: object; after?: object }) };
  });
}
