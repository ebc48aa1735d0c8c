import { addTexts, initI18n } from '@advisor/i18n/instance';
import { useUnsavedChangesStore } from '@advisor/forms/unsaved-changes';
import { signingState } from '@advisor/contracts/codebooks/document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { HostBridge } from '../../../bridge/host-bridge';
import texts from '../../../cs.json';
import '../texts';
import { leavePage } from '../../../bridge/leave-page';
import type { GroupStatus } from '../../../signatures/document-status';
import { useHostPage } from './use-host-page';

jest.mock('../../../bridge/leave-page', () => ({ leavePage: jest.fn() }));

async function renderBridge() {
  await initI18n();
  addTexts('signing', texts);
  const held: { bridge?: HostBridge } = {};
  function Surroundings() {
    held.bridge = useHostPage([]).bridge;
    return null;
  }
  const router = createMemoryRouter([{ path: '/', Component: Surroundings }]);
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const tell = (run: (bridge: HostBridge) => void) => act(() => held.bridge && run(held.bridge));
  return { ...view, tell };
}

const held = () => useUnsavedChangesStore.getState().dirtyForms;
const status = (...states: GroupStatus['state'][]) => ({
  documentId: 'EP-000001',
  revision: 1,
  isFirst: false,
  groups: states.map((state, index) => ({ id: `F${index}`, signed: 0, total: 1, state })),
});
const { notStarted, inProgress, accepted, error } = signingState;

it('keeps the page from being loaded anew while somebody signs', async () => {
  const { tell, unmount } = await renderBridge();
  await tell(({ statusChanged }) => statusChanged(status(notStarted.code)));
  expect(held()).toBe(0);
  await tell(({ statusChanged }) => statusChanged(status(accepted.code, inProgress.code)));
  expect(held()).toBe(1);
  await tell(({ statusChanged }) => statusChanged(status(accepted.code, error.code)));
  expect(held()).toBe(0);
  await tell(({ statusChanged }) => statusChanged(status(inProgress.code, error.code)));
  expect(held()).toBe(1);
  unmount();
  expect(held()).toBe(0);
});

it('keeps it while something is typed, signing or not', async () => {
  const { tell } = await renderBridge();
  await tell(({ dirty }) => dirty(true));
  await tell(({ statusChanged }) => statusChanged(status(inProgress.code)));
  expect(held()).toBe(1);
  await tell(({ statusChanged }) => statusChanged(status(accepted.code)));
  expect(held()).toBe(1);
  await tell(({ dirty }) => dirty(false));
  expect(held()).toBe(0);
});

it('knows once that the browser comes back from the device', async () => {
  const first = await renderBridge();
  await first.tell((bridge) => {
    expect(bridge.hasReturned).toBe(false);
    bridge.navigate('/pad/1');
  });
  expect(leavePage).toHaveBeenCalledWith('/pad/1');
  first.unmount();
  for (const hasReturned of [true, false]) {
    const { tell, unmount } = await renderBridge();
    await tell((bridge) => expect(bridge.hasReturned).toBe(hasReturned));
    unmount();
  }
});
