import { initI18n } from '@advisor/i18n/instance';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { InfoBar } from './InfoBar';
import { LoadingBar } from './LoadingBar';
import { NotificationStack } from './NotificationStack';
import { Page } from './Page';
import { Section } from './Section';

beforeAll(initI18n);

it.each([
  ['error', 'alert', 'Chyba: Text'],
  ['warning', 'status', 'Upozornění: Text'],
  ['info', 'status', 'Informace: Text'],
  ['success', 'status', 'Hotovo: Text'],
] as const)('reads a banner of severity %s as %s', (severity, role, text) => {
  render(<InfoBar severity={severity} title="Text" />);
  expect(screen.getByRole(role)).toHaveTextContent(text);
});

it('says of a button that loads that a click on it is lost', () => {
  const { rerender } = render(<Button loading>Uložit</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  rerender(<Button>Uložit</Button>);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
});

it('shows the trace id for the support, and closes', async () => {
  const onClose = jest.fn();
  render(<InfoBar severity="error" title="Text" traceId="trace-1" onClose={onClose} />);
  expect(screen.getByText('trace-1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('offers another try after a failure', async () => {
  const onRetry = jest.fn();
  render(<ErrorState message="Seznam není dostupný" traceId="trace-2" onRetry={onRetry} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Něco se nepovedlo');
  expect(alert).toHaveTextContent('trace-2');
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says what to do when there is nothing', () => {
  render(<EmptyState title="Nic" description="Zkuste to jinak." action={<a href="/">Zpět</a>} />);
  expect(screen.getByText('Zkuste to jinak.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zpět' })).toBeVisible();
});

it('stacks notifications with their buttons', async () => {
  const onClose = jest.fn();
  const action = jest.fn();
  render(
    <NotificationStack
      notifications={[
        { id: '1', type: 'processing', title: 'Připravuje se', hideCloseButton: true },
        { id: '2', type: 'error', title: 'Chyba', button: { label: 'Otevřít', action } },
      ]}
      onClose={onClose}
    />,
  );
  const stack = within(screen.getByRole('region', { name: 'Oznámení' }));
  expect(stack.getByText('Připravuje se')).toBeVisible();
  await userEvent.click(stack.getByRole('button', { name: 'Otevřít' }));
  expect(action).toHaveBeenCalledTimes(1);
  await userEvent.click(stack.getByRole('button', { name: 'Zavřít' }));
  expect(onClose.mock.calls).toEqual([['2']]);
});

it('says that something loads', () => {
  const { rerender } = render(<LoadingBar active={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<LoadingBar active />);
  expect(screen.getByRole('status')).toHaveTextContent('Načítá se…');
});

const page = (loading: boolean) => (
  <Page title="Případ" state="Nový" actions={<button>Uložit</button>} loading={loading}>
    <Section title="Parametry">Obsah</Section>
  </Page>
);

it('keeps title, state and actions of a page while its body loads', () => {
  const { rerender } = render(page(true));
  expect(screen.getByRole('heading', { level: 1, name: 'Případ' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Uložit' })).toBeVisible();
  expect(screen.queryByText('Obsah')).not.toBeInTheDocument();
  rerender(page(false));
  expect(screen.getByRole('region', { name: 'Parametry' })).toHaveTextContent('Obsah');
});
