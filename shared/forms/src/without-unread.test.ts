import { withoutUnread } from './without-unread';

it('leaves out what is no number, however deep it stands', () => {
  const values = {
    amount: Number.NaN,
    rows: [{ fee: Number.NaN, name: 'a' }],
    day: '',
    none: null,
  };
  expect(withoutUnread(values)).toEqual({
    amount: null,
    rows: [{ fee: null, name: 'a' }],
    day: '',
    none: null,
  });
});
