import { addTexts, initI18n } from '@advisor/i18n/instance';
import { hearLive } from '@advisor/shell/live';
import { useNotificationStore } from '@advisor/shell/notifications';
import { useUnsavedChangesStore } from '@advisor/forms/unsaved-changes';
import { act, renderHook } from '@testing-library/react';
import { hostTexts } from '../texts';
import { useVersionCheck } from './use-version-check';

let deployed: Response | Error;

beforeEach(async () => {
  await initI18n();
  addTexts('host', hostTexts);
  useNotificationStore.setState({ notifications: [] });
  useUnsavedChangesStore.setState({ dirtyForms: 0 });
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (deployed instanceof Error) throw deployed;
    return deployed.clone();
  });
  deployed = Response.json({ buildHash: 'one' });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const pass = (milliseconds = 30_000) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const offered = () => useNotificationStore.getState().notifications;

async function watch() {
  renderHook(() => useVersionCheck());
  await act(() => jest.advanceTimersByTimeAsync(0));
}

it('offers another build once, to stay until it is answered', async () => {
  await watch();
  await pass();
  expect(offered()).toEqual([]);
  deployed = Response.json({ buildHash: 'two' });
  await pass();
  await pass();
  expect(offered()).toEqual([
    expect.objectContaining({
      title: 'Je k dispozici nová verze aplikace',
      persist: true,
      button: expect.objectContaining({ label: 'Načíst novou verzi' }),
    }),
  ]);
});

it('asks every 30 s', async () => {
  await watch();
  expect(fetch).toHaveBeenCalledTimes(1);
  await pass(29_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenLastCalledWith('/version.json', expect.anything());
});

it('asks at once when the server says that something was deployed', async () => {
  await watch();
  deployed = Response.json({ buildHash: 'two' });
  act(() => hearLive({ topic: 'version' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(offered()).toHaveLength(1);
});

it('knows from the document which build it is, so that the first answer may be a newer one', async () => {
  document.head.innerHTML = '<meta name="build" content="zero">';
  await watch();
  expect(offered()).toHaveLength(1);
});

it('offers a third build although the second was dismissed', async () => {
  await watch();
  deployed = Response.json({ buildHash: 'two' });
  await pass();
  useNotificationStore.getState().remove('new-version');
  await pass();
  expect(offered()).toEqual([]);
  deployed = Response.json({ buildHash: 'three' });
  await pass();
  expect(offered()).toHaveLength(1);
});

it('takes the offer back when the deployment is', async () => {
  await watch();
  deployed = Response.json({ buildHash: 'two' });
  await pass();
  deployed = Response.json({ buildHash: 'one' });
  await pass();
  expect(offered()).toEqual([]);
});

it('waits while something is being written', async () => {
  await watch();
  deployed = Response.json({ buildHash: 'two' });
  useUnsavedChangesStore.setState({ dirtyForms: 1 });
  await pass();
  expect(offered()).toEqual([]);
  useUnsavedChangesStore.setState({ dirtyForms: 0 });
  await pass();
  expect(offered()).toHaveLength(1);
});

const write = (dirtyForms: number) => act(() => useUnsavedChangesStore.setState({ dirtyForms }));

it('takes the offer away while something is being written, and makes it again afterwards', async () => {
  await watch();
  deployed = Response.json({ buildHash: 'two' });
  await pass();
  write(1);
  expect(offered()).toEqual([]);
  await pass();
  expect(offered()).toEqual([]);
  write(0);
  expect(offered()).toHaveLength(1);
});

it('offers what was deployed meanwhile as soon as nothing is being written', async () => {
  await watch();
  write(2);
  deployed = Response.json({ buildHash: 'two' });
  await pass();
  write(1);
  expect(offered()).toEqual([]);
  write(0);
  expect(offered()).toHaveLength(1);
});

it('makes no offer that was closed, or has been taken back, because something was written', async () => {
  await watch();
  deployed = Response.json({ buildHash: 'two' });
  await pass();
  useNotificationStore.getState().remove('new-version');
  write(1);
  write(0);
  expect(offered()).toEqual([]);
  deployed = Response.json({ buildHash: 'three' });
  write(1);
  await pass();
  deployed = Response.json({ buildHash: 'one' });
  await pass();
  write(0);
  expect(offered()).toEqual([]);
});

it('stands once, however many versions are deployed', async () => {
  await watch();
  for (const buildHash of ['two', 'three', 'four']) {
    deployed = Response.json({ buildHash });
    await pass();
    expect(offered()).toHaveLength(1);
  }
});

it.each([
  ['no answer', new TypeError('refused')],
  ['a failure', new Response(null, { status: 500 })],
  ['another file', new Response('<html>')],
  ['a file without a hash', Response.json({})],
])('takes %s for no new version', async (_name, answer) => {
  await watch();
  deployed = answer;
  await pass();
  expect(offered()).toEqual([]);
});
