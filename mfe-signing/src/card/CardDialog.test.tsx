import { FailureOutletContext } from '@advisor/ui/failure-outlet';
import { render, screen, within } from '@testing-library/react';
import { CardDialog } from './CardDialog';

const ask = (open: boolean) => (
  <CardDialog open={open} title="Zrušit podpis?" onClose={jest.fn()} actions={null} />
);

it('shows what fails while it is open, and not behind it', () => {
  const close = jest.fn();
  const outlets = { open: jest.fn(() => close), Outlet: () => <p role="alert">Server selhal</p> };
  const at = (open: boolean) => (
    <FailureOutletContext value={outlets}>{ask(open)}</FailureOutletContext>
  );
  const { rerender } = render(at(false));
  expect(outlets.open).not.toHaveBeenCalled();
  rerender(at(true));
  expect(outlets.open).toHaveBeenCalledTimes(1);
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible();
  rerender(at(false));
  expect(close).toHaveBeenCalledTimes(1);
});

it('has none without a host', () => {
  render(ask(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
