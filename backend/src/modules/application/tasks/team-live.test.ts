import { taskCalls } from '@advisor/contracts/tasks/calls';
import { newApplication } from '../../../testing/hub';
import { openStream, type TestStream } from '../../../testing/live-stream';
import { seededCases } from '../../../testing/seeded-cases';
import { consultation, taskClient } from '../../../testing/tasks';
import { type DemoLogin, type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
const opened: TestStream[] = [];
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(async () => {
  for (const stream of opened.splice(0)) await stream.close();
});
afterAll(() => backend.close());

async function watch(login: DemoLogin): Promise<TestStream> {
  const stream = await openStream(backend, login);
  opened.push(stream);
  return stream;
}

/** The next message of the topic; the bell may ring meanwhile. */
async function heard(stream: TestStream, topic: string) {
  for (;;) {
    const message = await stream.next();
    if (message === undefined || message.topic === topic) return message;
  }
}

test('open lists of a team learn that a task was given back, and taken', async () => {
  const ids = await newApplication(backend);
  const as = (login: DemoLogin) => taskClient(backend, ids, login);
  const taskId = await as('advisor').create(consultation);
  const [specialist, teammate] = [await watch('specialist'), await watch('teammate')];
  await as('specialist').on(taskCalls.assign, taskId, { isMine: false });
  expect(await heard(teammate, 'tasks')).toEqual({ topic: 'tasks' });
  expect(await heard(specialist, 'tasks')).toEqual({ topic: 'tasks' });
  await as('teammate').on(taskCalls.assign, taskId, { isMine: true });
  expect(await heard(specialist, 'tasks')).toEqual({ topic: 'tasks' });
});
