import { render, screen } from '@testing-library/react';
import { setUpUser } from './user';

const button = (props: object = {}) => <button {...props}>Uložit</button>;

it.each([
  ['is disabled', (free: boolean, onClick: () => void) => button({ disabled: !free, onClick })],
  [
    'is in a disabled group',
    (free: boolean, onClick: () => void) => (
      <fieldset disabled={!free}>{button({ onClick })}</fieldset>
    ),
  ],
  [
    'loads',
    (free: boolean, onClick: () => void) =>
      button({ className: free ? '' : 'ant-btn-loading', onClick: free ? onClick : undefined }),
  ],
])('waits with a click on what %s until it can be made', async (_how, draw) => {
  const onClick = jest.fn();
  const { rerender } = render(draw(false, onClick));
  const clicked = setUpUser().click(screen.getByRole('button'));
  rerender(draw(true, onClick));
  await clicked;
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('says that what was to be clicked is gone', async () => {
  const { rerender } = render(button());
  const gone = screen.getByRole('button');
  rerender(<p>Uloženo</p>);
  await expect(setUpUser().click(gone)).rejects.toThrow('no longer on the screen');
});
