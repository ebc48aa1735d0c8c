import { initI18n } from '@advisor/i18n/instance';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

beforeAll(initI18n);

const setup = (loading = false) => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      open
      danger
      title="Stornovat případ?"
      confirmLabel="Stornovat"
      loading={loading}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Storno nelze vzít zpět.
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
};

it('asks, and does what was answered', async () => {
  const { onConfirm, onCancel } = setup();
  expect(screen.getByRole('dialog', { name: 'Stornovat případ?' })).toHaveTextContent(
    'Storno nelze vzít zpět.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stornovat' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('answers nothing more while it is going away', async () => {
  const onConfirm = jest.fn();
  const Asking = () => {
    const [isOpen, setIsOpen] = useState(true);
    const confirm = () => {
      onConfirm();
      setIsOpen(false);
    };
    return (
      <ConfirmDialog
        open={isOpen}
        title="Stornovat případ?"
        confirmLabel="Stornovat"
        onConfirm={confirm}
        onCancel={confirm}
      />
    );
  };
  render(<Asking />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stornovat' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('can neither be confirmed twice nor left while the action runs', async () => {
  const { onConfirm, onCancel } = setup(true);
  await userEvent.click(screen.getByRole('button', { name: /Stornovat/ }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Zrušit' })).toBeDisabled();
});
