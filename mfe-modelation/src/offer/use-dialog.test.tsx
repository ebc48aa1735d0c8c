import { act, render, screen } from '@testing-library/react';
import { useDialog } from './use-dialog';

type Dialog = ReturnType<typeof useDialog<true>>;

function Screen({ tell }: { tell: (dialog: Dialog) => void }) {
  const dialog = useDialog<true>();
  tell(dialog);
  return (
    <button type="button" onClick={() => dialog.open(true)}>
      Porovnat
    </button>
  );
}

it('gives back a focus that was lost in it', () => {
  let dialog: Dialog | undefined;
  render(<Screen tell={(current) => (dialog = current)} />);
  const opener = screen.getByRole('button', { name: 'Porovnat' });
  opener.focus();
  act(() => opener.click());
  opener.blur();
  act(() => dialog?.props.onClose());
  expect(opener).toHaveFocus();
});
