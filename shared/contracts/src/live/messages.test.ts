import { plainTopics, readLiveMessage } from './messages';

it.each(plainTopics)('reads that something has changed: %s', (topic) => {
  expect(readLiveMessage(JSON.stringify({ topic }))).toEqual({ topic });
});

it('reads within what time many pages may ask', () => {
  expect(readLiveMessage('{"topic":"banners","spreadMs":800}')).toEqual({
    topic: 'banners',
    spreadMs: 800,
  });
});

it('reads who has changed what of a case, without what another release may change', () => {
  const message = { topic: 'case', caseId: 7, changes: ['task', 'weather', 'income'] };
  expect(readLiveMessage(JSON.stringify({ ...message, by: 'Jan Dvořák' }))).toEqual({
    topic: 'case',
    caseId: 7,
    by: 'Jan Dvořák',
    changes: ['income', 'task'],
  });
  expect(readLiveMessage(JSON.stringify({ ...message, caseId: '7' }))).toBeUndefined();
  expect(readLiveMessage(JSON.stringify({ ...message, changes: null }))).toBeUndefined();
});

it.each(['', 'null', '7', '[]', '"banners"', '{', '{"topic":"of-a-later-release"}', '{"topic":7}'])(
  'leaves alone what it does not know: %s',
  (text) => {
    expect(readLiveMessage(text)).toBeUndefined();
  },
);
