import { refusedLicences } from './licences.mjs';

const component = (name: string, licence?: string) => ({
  name,
  version: '1.0.0',
  ...(licence === undefined ? {} : { licenses: [{ license: { id: licence } }] }),
});

it('refuses packages whose licence nobody has allowed, and those without one', () => {
  expect(
    refusedLicences([
      component('good', 'MIT'),
      component('viral', 'GPL-3.0-only'),
      component('unknown'),
      component('png-js'),
      { ...component('contracts'), group: '@advisor' },
      { ...component('playwright', 'MPL-2.0'), group: '@axe-core' },
      component('other', 'MPL-2.0'),
      { name: 'either', version: '1.0.0', licenses: [{ expression: '(MIT OR CC0-1.0)' }] },
    ]),
  ).toEqual(['viral 1.0.0: GPL-3.0-only', 'unknown 1.0.0: none', 'other 1.0.0: MPL-2.0']);
});
