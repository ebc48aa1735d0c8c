import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { backOfficeContract } from './contract';
import { hoursToReply, referenceBackOffice } from './reference';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.close());

describe('the back office of the demonstration', () => {
  backOfficeContract(async () => ({
    backOffice: test.app.neighbours.backOffice,
    caseId: 1,
    salesArrangementId: 1,
  }));
});

it('replies when its hours are over, not before', async () => {
  const { backOffice } = test.app.neighbours;
  const repliesOn = new Date(+testNow + hoursToReply * 3_600_000);
  const notice = { noticeId: 'sent-2', kind: 'sent', caseId: 2, salesArrangementId: 2 } as const;
  expect(await backOffice.take(notice)).toEqual({ askAgainOn: repliesOn.toISOString() });
  test.setNow(new Date(+repliesOn - 1));
  expect(await backOffice.requests(2)).toEqual({
    requests: [],
    askAgainOn: repliesOn.toISOString(),
  });
  test.setNow(repliesOn);
  const { requests, askAgainOn } = await backOffice.requests(2);
  expect(askAgainOn).toBeUndefined();
  expect(requests.map(({ kind, state }) => [kind, state])).toEqual([
    ['information', 'asked'],
    ['demand', 'asked'],
  ]);
});

it('is silent without the demonstration', async () => {
  const { backend } = test.app;
  const config = { ...backend.config, demoUsers: false };
  const backOffice = referenceBackOffice({ ...backend, config });
  const notice = { noticeId: 'sent-3', kind: 'sent', caseId: 3, salesArrangementId: 3 } as const;
  expect(await backOffice.take(notice)).toEqual({});
  expect(await backOffice.requests(3)).toEqual({ requests: [] });
});
