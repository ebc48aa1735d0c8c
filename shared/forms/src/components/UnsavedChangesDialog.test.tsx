import { initI18n } from '@advisor/i18n/instance';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useState } from 'react';
import { useHasUnsavedChanges } from '../unsaved-changes';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

function Form() {
  const [isDirty, setIsDirty] = useState(false);
  return (
    <>
      <button onClick={() => setIsDirty(!isDirty)}>Psát</button>
      <Link to="/other">Jinam</Link>
      <Link to="/?tab=2">Záložka</Link>
      <UnsavedChangesDialog isDirty={isDirty} />
    </>
  );
}

beforeAll(initI18n);

const setup = () => {
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/other', element: <h1>Jiná stránka</h1> },
  ]);
  render(<RouterProvider router={router} />);
};

it('asks before what was typed is lost', async () => {
  setup();
  await userEvent.click(screen.getByRole('button', { name: 'Psát' }));
  await userEvent.click(screen.getByRole('link', { name: 'Jinam' }));
  await screen.findByRole('dialog', { name: 'Opustit stránku bez uložení?' });
  await userEvent.click(screen.getByRole('button', { name: 'Zůstat zde' }));
  expect(screen.getByRole('button', { name: 'Psát' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Jinam' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Opustit stránku' }));
  expect(await screen.findByRole('heading', { name: 'Jiná stránka' })).toBeVisible();
});

it('does not ask when nothing was typed, nor within the page', async () => {
  setup();
  await userEvent.click(screen.getByRole('button', { name: 'Psát' }));
  await userEvent.click(screen.getByRole('link', { name: 'Záložka' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Psát' }));
  await userEvent.click(screen.getByRole('link', { name: 'Jinam' }));
  expect(await screen.findByRole('heading', { name: 'Jiná stránka' })).toBeVisible();
});

/** @returns whether the browser would ask */
const closePage = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('tells the page, and lets the browser confirm closing', async () => {
  setup();
  const { result } = renderHook(useHasUnsavedChanges);
  expect([result.current, closePage()]).toEqual([false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Psát' }));
  expect([result.current, closePage()]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Psát' }));
  expect([result.current, closePage()]).toEqual([false, false]);
});
