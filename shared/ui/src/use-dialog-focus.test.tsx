import { act, render, screen } from '@testing-library/react';
import { useDialogFocus } from './use-dialog-focus';

const asDialog = { role: 'dialog', tabIndex: -1 };

/** Clicked without the focus that a click brings along, it has opened. */
function Dialog() {
  const { mark, focusFirst } = useDialogFocus(true);
  return (
    <div {...asDialog}>
      <span ref={mark} />
      <button className="ant-modal-close">Zavřít</button>
      <input aria-label="Název" />
      <button>Uložit</button>
      <button onClick={focusFirst}>Otevřeno</button>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['the dialog itself', () => screen.getByRole('dialog'), 'Název'],
  ['its cross', () => button('Zavřít'), 'Název'],
  ['a button', () => button('Uložit'), 'Uložit'],
])('once it has opened with the focus on %s, the keyboard is at its place', (_, find, name) => {
  render(<Dialog />);
  find().focus();
  act(() => button('Otevřeno').click());
  expect(document.activeElement).toHaveAccessibleName(name);
});
