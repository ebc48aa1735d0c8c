import { act, render, screen } from '@testing-library/react';
import { useDialog } from './use-dialog';

type Dialog = ReturnType<typeof useDialog<true>>;

function Screen({ tell }: { tell: (dialog: Dialog) => void }) {
  const dialog = useDialog<true>();
  tell(dialog);
  return (
    <>
      <button type="button" onClick={() => dialog.open(true)}>
        Porovnat
      </button>
      <input aria-label="Částka" />
    </>
  );
}

it('gives back a focus that was lost in it, and takes none away', () => {
  let dialog: Dialog | undefined;
  render(<Screen tell={(current) => (dialog = current)} />);
  const opener = screen.getByRole('button', { name: 'Porovnat' });
  const open = () => {
    opener.focus();
    act(() => opener.click());
  };
  open();
  opener.blur();
  act(() => dialog?.props.afterClose());
  expect(opener).toHaveFocus();

  open();
  screen.getByRole('textbox').focus();
  act(() => dialog?.props.afterClose());
  expect(screen.getByRole('textbox')).toHaveFocus();
});
