import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { noteDeviceVisit, useDeviceVisit } from './device-visit';

it('knows of the return when what is drawn first is thrown away, and once', async () => {
  noteDeviceVisit('/documents/7');
  const arrived = Promise.resolve();
  function Page() {
    const hasReturned = useDeviceVisit('/documents/7');
    use(arrived);
    return <p>{hasReturned ? 'is back' : 'is new'}</p>;
  }
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  );
  const view = await act(async () => render(page));
  expect(screen.getByText('is back')).toBeVisible();
  view.unmount();
  await act(async () => render(page));
  expect(screen.getByText('is new')).toBeVisible();
});
