import { parentPage, settled } from './testing/parent-page';

it('hears no state that is older than one of before a reload of the frame', async () => {
  jest.useFakeTimers();
  const page = parentPage();
  const status = (revision: number) =>
    page.tell('statusChanged', { documentId: 'EP-000001', revision, groups: [] });
  page.sayHello();
  await settled();
  for (const revision of [3, 5, 4, 5]) status(revision);
  page.sayHello();
  await settled();
  for (const revision of [4, 5, 7]) status(revision);
  const revisions = page
    .event('StatusChanged')
    .map((announced) => (announced as { revision: number }).revision);
  expect(revisions).toEqual([3, 5, 5, 5, 7]);
  page.embedded.destroy();
  jest.useRealTimers();
});

it('changes the frame’s name in place', () => {
  const page = parentPage({ title: 'Smlouva' });
  const { frame } = page.embedded;
  const { src } = frame;
  page.embedded.update({ title: 'Contract' });
  expect(frame.title).toBe('Contract');
  expect(frame.src).toBe(src);
  page.embedded.update({ title: undefined, locale: 'en' });
  expect(frame.title).toBe('Document signing');
  page.embedded.destroy();
});
