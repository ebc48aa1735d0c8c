import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { releaseGuards, useLeaveGuard } from './use-leave-guard';

function Form({ name, isUnsaved }: { name: string; isUnsaved: boolean }) {
  const { isAsking, stay } = useLeaveGuard(isUnsaved);
  return isAsking && <button onClick={stay}>Zůstat: {name}</button>;
}

const open = (unsaved: readonly boolean[]) => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: unsaved.map((isUnsaved, index) => {
        const name = `formulář ${index}`;
        return <Form key={name} name={name} isUnsaved={isUnsaved} />;
      }),
    },
    { path: '/elsewhere', element: 'Jinde' },
  ]);
  render(<RouterProvider router={router} />);
  return { leave: () => act(() => router.navigate('/elsewhere')) };
};

it.each([
  [[true], true],
  [[false], false],
  [[true, false], true],
  [[false, true], true],
  [[false, false], false],
])('of forms that are unsaved %j asks: %s', async (unsaved, isAsked) => {
  await open(unsaved).leave();
  expect(screen.queryAllByRole('button')).toHaveLength(isAsked ? 1 : 0);
  expect(screen.queryByText('Jinde') === null).toBe(isAsked);
});

it('asks nobody once what is done leads away from all of it', async () => {
  const { leave } = open([true, true]);
  releaseGuards();
  await leave();
  expect(screen.getByText('Jinde')).toBeVisible();
});

function Two() {
  const { isAsking, leave } = useLeaveGuard(true);
  return (
    <>
      {isAsking && <Form name="později" isUnsaved />}
      {isAsking && <button onClick={leave}>Odejít</button>}
    </>
  );
}

it('asks once, also when another form has come while it was asking', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Two /> },
    { path: '/elsewhere', element: 'Jinde' },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/elsewhere'));
  await act(async () => screen.getByRole('button', { name: 'Odejít' }).click());
  expect(screen.getByText('Jinde')).toBeVisible();
});
