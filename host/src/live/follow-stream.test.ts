import { mockEventSource } from '@advisor/testing/event-source';
import { type FollowedStream, followStream } from './follow-stream';

const { open, newest } = mockEventSource();
const told = jest.fn<void, [string]>();
let stream: FollowedStream;

beforeEach(() => {
  jest.useFakeTimers();
  stream = followStream('/api/v1/live', (text) => told(JSON.parse(text).topic));
});
afterEach(() => {
  stream.stop();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const topics = () => told.mock.calls.flat();

it('says that something may have been missed whenever it has begun to hear', () => {
  newest().accept();
  newest().send({ topic: 'banners' });
  newest().lose();
  newest().accept();
  expect(topics()).toEqual(['missed', 'banners', 'missed']);
  expect(open()).toHaveLength(1);
});

it('asks again for a stream that was refused, not at once', () => {
  newest().refuse();
  expect(open()).toHaveLength(0);
  pass(30_000 - 1);
  expect(open()).toHaveLength(0);
  pass(30_001);
  expect(open()).toHaveLength(1);
  newest().accept();
  expect(topics()).toEqual(['missed']);
});

it.each(['alive', 'banners'])('is content as long as something comes: %s', (topic) => {
  newest().accept();
  const [first] = open();
  for (let beat = 0; beat < 10; beat += 1) {
    pass(25_000);
    newest().send({ topic });
  }
  expect(open()).toEqual([first]);
});

it('opens anew what has been silent for too long', () => {
  newest().accept();
  const [first] = open();
  pass(80_000);
  expect(open()).toHaveLength(1);
  expect(open()).not.toContain(first);
});

it.each([
  ['is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is online again', () => window.dispatchEvent(new Event('online'))],
])('opens it anew at once when a computer that has slept %s', (_what, wake) => {
  newest().accept();
  const [first] = open();
  // No timer runs while it sleeps.
  jest.setSystemTime(Date.now() + 3_600_000);
  wake();
  expect(open()).toHaveLength(1);
  expect(open()).not.toContain(first);
});

it('goes on by another address without missing anything', () => {
  newest().accept();
  const [first] = open();
  stream.follow('/api/v1/live?cases=7');
  expect(open()).toHaveLength(2);
  first?.send({ topic: 'banners' });
  newest().accept();
  expect(open()).toEqual([newest()]);
  expect(newest().url).toBe('/api/v1/live?cases=7');
  newest().send({ topic: 'watching' });
  stream.follow('/api/v1/live?cases=7');
  expect(topics()).toEqual(['missed', 'banners', 'watching']);
});

it('keeps what it has as long as the other address is refused', () => {
  newest().accept();
  const [first] = open();
  stream.follow('/api/v1/live?cases=7');
  newest().refuse();
  expect(open()).toEqual([first]);
  pass(60_000);
  newest().accept();
  expect(open()).toEqual([newest()]);
  expect(topics()).toEqual(['missed']);
});

it('knows what it has missed when both were lost', () => {
  newest().accept();
  const [first] = open();
  stream.follow('/api/v1/live?cases=7');
  first?.lose();
  newest().accept();
  expect(topics()).toEqual(['missed', 'missed']);
});

it('leaves alone after it was stopped', () => {
  newest().refuse();
  stream.stop();
  pass(600_000);
  window.dispatchEvent(new Event('online'));
  expect(open()).toHaveLength(0);
});
