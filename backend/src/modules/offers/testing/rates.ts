import { adminCalls } from '@advisor/contracts/admin/calls';
import type { RateFile } from '@advisor/contracts/admin/rates';
import type { CallResponse } from '@advisor/contracts/operation';
import type { TestApp } from '../../../testing/test-app';

const as = 'admin';

/** The version of today with another name, from a day on that no version begins on. */
export async function nextRates(backend: TestApp): Promise<RateFile> {
  const answer = await backend.callOperation(adminCalls.rates, { as });
  const { versions } = answer.json<CallResponse<typeof adminCalls.rates>>();
  const current = versions.find(({ isCurrent }) => isCurrent);
  const params = { rateVersionId: current?.rateVersionId ?? 0 };
  const file = await backend.callOperation(adminCalls.rateFile, { as, params });
  const taken = new Set(versions.map((version) => version.validFrom));
  const validFrom = ['2026-12-10', '2026-12-11'].find((day) => !taken.has(day));
  return { ...file.json<RateFile>(), name: 'Sazebník od prosince', validFrom: validFrom ?? '' };
}

/** Those, or others, as somebody has proposed them. */
export async function proposedRates(
  backend: TestApp,
  file?: object,
): Promise<{ proposalId: number }> {
  const body = file ?? (await nextRates(backend));
  const answer = await backend.callOperation(adminCalls.proposeRates, { as, body });
  if (answer.statusCode !== 201) throw new Error(`rates were not proposed: ${answer.body}`);
  return answer.json<{ proposalId: number }>();
}
