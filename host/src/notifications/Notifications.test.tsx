import { initI18n } from '@advisor/i18n/instance';
import { notify, useNotificationStore } from '@advisor/shell/notifications';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notifications } from './Notifications';

beforeEach(async () => {
  await initI18n();
  useNotificationStore.setState({ notifications: [] });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it.each([
  ['auto-hidden', { autoHide: true }, 5_000],
  ['plain', {}, 15_000],
])('takes a notification away: %s', (_name, properties, after) => {
  render(<Notifications />);
  act(() => void notify({ title: 'Zpráva', ...properties }));
  pass(after - 1);
  expect(screen.getByText('Zpráva')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Zpráva')).not.toBeInTheDocument();
});

it.each([
  ['persistent', { persist: true }],
  ['processing', { type: 'processing' }],
  ['waiting for an answer', { button: { label: 'Akce', action: () => undefined } }],
] as const)('leaves a notification: %s', (_name, properties) => {
  render(<Notifications />);
  act(() => void notify({ title: 'Zpráva', ...properties }));
  pass(60_000);
  expect(screen.getByText('Zpráva')).toBeVisible();
});

it('counts from the start for one that was there before', () => {
  notify({ title: 'Zpráva', autoHide: true });
  render(<Notifications />);
  pass(5_000);
  expect(screen.queryByText('Zpráva')).not.toBeInTheDocument();
});

it('waits while the focus is among the notifications', () => {
  render(<Notifications />);
  act(() => void notify({ title: 'Zpráva', autoHide: true }));
  const close = screen.getByRole('button', { name: 'Zavřít' });
  act(() => close.focus());
  pass(30_000);
  expect(screen.getByText('Zpráva')).toBeVisible();
  act(() => close.blur());
  pass(5_000);
  expect(screen.queryByText('Zpráva')).not.toBeInTheDocument();
});

it('shows every property and does what its button says', async () => {
  jest.useRealTimers();
  const action = jest.fn();
  render(<Notifications />);
  act(() => {
    notify({
      title: 'Uložení selhalo',
      description: 'Popis',
      traceId: 'trace-1',
      button: { label: 'Opakovat', action },
    });
    notify({ title: 'Bez křížku', hideCloseButton: true, type: 'info' });
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/Uložení selhalo.*Popis.*trace-1/);
  await userEvent.click(screen.getByRole('button', { name: 'Opakovat' }));
  expect(action).toHaveBeenCalledTimes(1);
  const [close] = screen.getAllByRole('button', { name: 'Zavřít' });
  expect(screen.getAllByRole('button', { name: 'Zavřít' })).toHaveLength(1);
  await userEvent.click(close as HTMLElement);
  expect(screen.queryByText('Uložení selhalo')).not.toBeInTheDocument();
  expect(screen.getByText('Bez křížku')).toBeVisible();
});
