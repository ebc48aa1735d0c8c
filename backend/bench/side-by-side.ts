import { percentiles } from './percentiles';

export type Run = () => Promise<unknown>;

const rounds = 60;
const warmUpRounds = 5;

async function time(run: Run): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Both ways in turns, so that what else the machine does burdens them alike; milliseconds. */
async function sideBySide(http: Run, driver: Run) {
  const samples = { http: [] as number[], driver: [] as number[] };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const isHttpFirst = round % 2 === 0;
    const early = isHttpFirst ? await time(http) : 0;
    const driven = await time(driver);
    const served = isHttpFirst ? early : await time(http);
    if (round < 0) continue;
    samples.http.push(served);
    samples.driver.push(driven);
  }
  return samples;
}

/** What is looked for, by its name, in both ways. */
interface Comparison {
  name: string;
  http: Run;
  driver: Run;
}

/** The percentiles of each comparison and of all together, and how many times the whole takes longer. */
export async function compareSearches(comparisons: readonly Comparison[]) {
  const all = { http: [] as number[], driver: [] as number[] };
  const details: object[] = [];
  for (const { name, ...ways } of comparisons) {
    const samples = await sideBySide(ways.http, ways.driver);
    all.http.push(...samples.http);
    all.driver.push(...samples.driver);
    const [http, driver] = [percentiles(samples.http), percentiles(samples.driver)];
    details.push({ name, http, driver });
    process.stderr.write(
      `${name}: HTTP p50 ${http.p50} p95 ${http.p95}, driver p50 ${driver.p50} p95 ${driver.p95} ms\n`,
    );
  }
  const [http, driver] = [percentiles(all.http), percentiles(all.driver)];
  return { http, driver, ratio: Math.round((http.p95 / driver.p95) * 100) / 100, details };
}

/** A call through HTTP, its answer read. @param path after `/api/v1/` */
export function throughHttp(address: string, cookie: string, path: string, body: unknown): Run {
  const request = {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return async () => {
    const response = await fetch(`${address}/api/v1/${path}`, request);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
}
