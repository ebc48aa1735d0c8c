import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { deployRoot } from './built-node';

export interface Load {
  calls: number;
  /** Numbers of the offers that were kept. */
  saved: Set<number>;
  failures: string[];
}

interface Client {
  address: string;
  cookie: string;
}

const file = readdirSync(deployRoot).find((name) => /\.[0-9a-f]{8,}\.js$/.test(name)) ?? '';
const productTypeId = 20_001;

const mortgage = {
  loanAmount: 3_000_000,
  loanPurposes: [{ loanPurposeId: 201, amount: 3_000_000 }],
  collateralAmount: 6_000_000,
  loanDuration: 360,
  fixedRatePeriod: 60,
  paymentDay: 15,
};

interface Simulation {
  rateVersionId: number;
  result: { interestRate: number; monthlyPayment: number };
}

/** Reads, opens pages, models, and keeps what it modelled: again and again until it is stopped. */
export async function callUntil(stopped: AbortSignal, client: Client, load: Load): Promise<void> {
  const { address, cookie } = client;
  const call = async (path: string, init: RequestInit = {}) => {
    load.calls += 1;
    const headers = { cookie, ...init.headers };
    const answer = await fetch(address + path, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} ${answer.status}: ${text}`);
    return text;
  };
  const post = async <T>(path: string, body: object, headers = {}) =>
    JSON.parse(
      await call(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    ) as T;
  const round = async () => {
    await call('/api/v1/logged-in-user');
    await call('/dashboard');
    await call(`/${file}`);
    await call('/api/v1/current-users-notifications');
    // A POST that is not sent again: no node may lose it.
    await post('case/identify', { criterion: 'caseId', caseId: 3_000_001 });
    // Which days are banking days is the product's to say.
    const { expectedDateOfDrawing } = JSON.parse(
      await call(`/api/v1/offer/defaults?productTypeId=${productTypeId}`),
    ) as { expectedDateOfDrawing: string };
    const input = { ...mortgage, expectedDateOfDrawing };
    const { rateVersionId, result } = await post<Simulation>('offer/mortgage', input);
    const seen = {
      rateVersionId,
      interestRate: result.interestRate,
      amount: result.monthlyPayment,
    };
    const key = { 'idempotency-key': randomUUID() };
    const body = { productTypeId, input, seen };
    const { offerId } = await post<{ offerId: number }>('offer', body, key);
    load.saved.add(offerId);
  };
  while (!stopped.aborted) {
    await round().catch((error: unknown) => load.failures.push(String(error)));
  }
}
