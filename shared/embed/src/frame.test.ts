import { createFrame, showSigning, signingUrl } from './frame';

const address = {
  baseUrl: 'https://bank.example',
  processType: 'STANDARD',
  org: '0100',
  documentExternalId: 'EP 1&x=2',
} as const;

it.each([
  ['a frame made here', () => createFrame(document)],
  ['a frame of the page', () => document.createElement('iframe')],
])('shows the signing page in %s, which cannot lead the page away', (_name, make) => {
  const frame = make();
  showSigning(frame, signingUrl(address), 'Podepisování', 300);
  expect(frame.src).toBe(
    'https://bank.example/embed/signing?processType=STANDARD&org=0100&documentExternalId=EP+1%26x%3D2',
  );
  expect(frame.style.height).toBe('300px');
  expect(frame.title).toBe('Podepisování');
  expect(frame.referrerPolicy).toBe('strict-origin');
  const rights = frame.getAttribute('sandbox')!.split(' ');
  expect(rights).toContain('allow-scripts');
  expect(rights.filter((right) => right.includes('top-navigation'))).toEqual([]);
});

it.each(['http://bank.example', 'nonsense', '', 'javascript:alert(1)'])(
  'has no address at %j',
  (baseUrl) => {
    expect(() => signingUrl({ ...address, baseUrl })).toThrow(TypeError);
  },
);
