import { Counter, Registry } from 'prom-client';
import { z } from 'zod';
import { forbidden } from '../failure';
import { connect } from './connect';
import type { Fault } from './fault';
import { definePort } from './port';

interface Sample {
  ask(name: string): Promise<{ name: string; amount: number }>;
}
const port = definePort<Sample>({
  name: 'sample',
  timeoutMs: 50,
  answers: { ask: z.object({ name: z.string(), amount: z.number() }) },
});

function setUp(ask: Sample['ask'], fault?: Fault) {
  const metrics = new Registry();
  const calls = new Counter({
    name: 'calls',
    help: 'Calls.',
    labelNames: ['neighbour', 'method', 'outcome'] as const,
    registers: [metrics],
  });
  const log = jest.fn();
  const outcomes = async () => (await calls.get()).values.map(({ labels }) => labels.outcome);
  return { sample: connect(port, { ask }, { fault: () => fault, calls, log }), outcomes, log };
}

const answer: Sample['ask'] = async (name) => ({ name, amount: 1 });
const unavailable = { status: 503 };

it('passes an answer on, without what the port does not know', async () => {
  const { sample, outcomes } = setUp(async (name) => ({ name, amount: 1, secret: 'x' }));
  await expect(sample.ask('a')).resolves.toEqual({ name: 'a', amount: 1 });
  expect(await outcomes()).toEqual(['answered']);
});

it('passes a refusal on', async () => {
  const { sample, outcomes, log } = setUp(() => Promise.reject(forbidden()));
  await expect(sample.ask('a')).rejects.toMatchObject({ status: 403 });
  expect(await outcomes()).toEqual(['refused']);
  expect(log).not.toHaveBeenCalled();
});

it('is not unavailable because it cannot hold what it was given', async () => {
  const statement = Object.assign(new Error('Failed query'), {
    cause: Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
  });
  const { sample, outcomes } = setUp(() => Promise.reject(statement));
  await expect(sample.ask('a\0b')).rejects.toMatchObject({ status: 400 });
  expect(await outcomes()).toEqual(['refused']);
});

it.each<[string, Sample['ask'], Fault | undefined, string]>([
  ['throws', () => Promise.reject(new Error('ECONNREFUSED')), undefined, 'failed'],
  ['does not answer', () => new Promise(() => undefined), undefined, 'timeout'],
  ['answers something else', async () => ({ name: 'a' }) as never, undefined, 'malformed'],
  ['is played to be down', answer, 'down', 'failed'],
  ['is played to answer the half', answer, 'half', 'malformed'],
])('is unavailable when the neighbour %s', async (_name, ask, fault, outcome) => {
  const { sample, outcomes, log } = setUp(ask, fault);
  await expect(sample.ask('Jan Novák')).rejects.toMatchObject(unavailable);
  expect(await outcomes()).toEqual([outcome]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('Novák');
});

it('waits for one that is played to be slow', async () => {
  const { sample, outcomes } = setUp(answer, 'slow');
  await expect(sample.ask('a')).resolves.toEqual({ name: 'a', amount: 1 });
  expect(await outcomes()).toEqual(['answered']);
});
