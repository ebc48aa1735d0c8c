import { notify, useNotificationStore } from './notifications';

const titles = () => useNotificationStore.getState().notifications.map(({ title }) => title);

beforeEach(() => useNotificationStore.setState({ notifications: [] }));

it('is an error unless the type says otherwise, and each has its own id', () => {
  const first = notify({ title: 'A' });
  const second = notify({ title: 'B', type: 'success' });
  expect(first).not.toBe(second);
  expect(useNotificationStore.getState().notifications.map(({ type }) => type)).toEqual([
    'error',
    'success',
  ]);
});

it('replaces the notification with the same key, and only that one', () => {
  notify({ title: 'other', key: 'b' });
  notify({ title: 'keyless' });
  notify({ title: 'running', key: 'a', type: 'processing' });
  notify({ title: 'done', key: 'a', type: 'success' });
  expect(titles()).toEqual(['other', 'keyless', 'done']);
});

it('removes by id and by key', () => {
  const id = notify({ title: 'A' });
  notify({ title: 'B', key: 'b' });
  notify({ title: 'C' });
  useNotificationStore.getState().remove(id);
  useNotificationStore.getState().remove('b');
  expect(titles()).toEqual(['C']);
});

it('keeps only persistent ones on a reset', () => {
  notify({ title: 'A' });
  notify({ title: 'B', persist: true });
  useNotificationStore.getState().reset();
  expect(titles()).toEqual(['B']);
});
