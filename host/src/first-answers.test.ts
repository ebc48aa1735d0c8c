import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { createFirstAnswers } from './first-answers';

const body = { sort: { field: 'lastChange', descending: true } };
const answers = [
  { id: sessionCalls.loggedInUser.id, text: '{"userId":1}', date: 'Mon, 23 Nov 2026 10:00:00 GMT' },
  { id: caseCalls.search.id, body, text: '{"rows":[]}' },
];

let now = 0;

function deliver() {
  now = 0;
  document.body.innerHTML = `<script type="application/json" id="first-answers">${JSON.stringify(answers)}</script>`;
  return createFirstAnswers(() => now);
}

it('gives each answer to the first who asks the same, and leaves none in the document', async () => {
  const known = deliver();
  expect(document.getElementById('first-answers')).toBeNull();
  const answer = known(sessionCalls.loggedInUser, {});
  expect(await answer?.json()).toEqual({ userId: 1 });
  expect(answer?.headers.get('date')).toBe(answers[0]?.date);
  expect(known(sessionCalls.loggedInUser, {})).toBeUndefined();
  expect(known(caseCalls.search, { body: { ...body, filter: 'x' } })).toBeUndefined();
  expect(await known(caseCalls.search, { body })?.json()).toEqual({ rows: [] });
});

it('gives nothing old', () => {
  const known = deliver();
  now = 10_001;
  expect(known(sessionCalls.loggedInUser, {})).toBeUndefined();
});

it('gives nothing of before a change', () => {
  const known = deliver();
  known(sessionCalls.endOtherSessions, {});
  expect(known(sessionCalls.loggedInUser, {})).toBeUndefined();
});

it('knows nothing where the document brings nothing', () => {
  document.body.innerHTML = '';
  expect(createFirstAnswers()(sessionCalls.loggedInUser, {})).toBeUndefined();
});
