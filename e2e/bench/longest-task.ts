import type { Page } from '@playwright/test';
import { cpuSlowdown } from './federation/browser';

/** As Chromium traces it; times in microseconds. */
export interface TraceEvent {
  name: string;
  /** Of a process and of a thread in it. */
  pid: number;
  tid: number;
  /** Which a processor worked for it. */
  tdur?: number;
  args?: { name?: string };
}

const mainThread = 'CrRendererMain';

/**
 * The longest task of a page's main thread, ms.
 *
 * What a processor worked for it counts, not the time that passed: on a busy machine a task also
 * waits in its middle, for others' sake.
 */
export function longestTask(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === mainThread)
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name.endsWith('::RunTask') && main.has(threadOf(event)),
  );
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1_000), 0);
}

/** The longest task while something is done with the page at half of the processor's speed, ms. */
export async function longestTaskWhile(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = await browser.stopTracing();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return longestTask(traceEvents);
}
