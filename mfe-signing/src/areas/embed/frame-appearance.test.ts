import { contrastOf, showAppearance } from './frame-appearance';

const page = document.documentElement.style;
const theme = {
  '--adv-text': '#1a1f27',
  '--adv-text-muted': '#566070',
  '--adv-error': '#a63d12',
  '--adv-accent-text': '#b50f2a',
  '--adv-surface': '#ffffff',
};
const read = (name: string) => page.getPropertyValue(name) || theme[name as keyof typeof theme];
// jsdom resolves no custom properties of style sheets.
beforeEach(() => {
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({ getPropertyValue: read } as CSSStyleDeclaration);
});
afterEach(() => showAppearance({}));

it.each([
  // https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
});

it('shows what can be read', () => {
  expect(
    showAppearance({
      accent: '#0b5d3b',
      background: '#fafafa',
      radius: 12,
      font: 'Georgia, serif',
    }),
  ).toEqual([]);
  expect(page.getPropertyValue('--adv-accent')).toBe('#0b5d3b');
  expect(page.getPropertyValue('--adv-on-accent')).toBe('#ffffff');
  expect(page.getPropertyValue('--adv-surface')).toBe('#fafafa');
  expect(page.getPropertyValue('--adv-radius')).toBe('12px');
  expect(document.body.style.fontFamily).toBe('Georgia, serif');
});

it('refuses what cannot be read, with its contrast, and leaves the theme there', () => {
  const refused = showAppearance({ accent: '#ffcc00', background: '#7a7a7a' });
  expect(refused).toEqual([
    { name: 'background', contrast: expect.any(Number) },
    { name: 'accent', contrast: expect.closeTo(1.51, 1) },
  ]);
  expect(page.getPropertyValue('--adv-accent')).toBe('');
  expect(page.getPropertyValue('--adv-surface')).toBe('');
});

it.each([
  ['accent', { accent: 'red;}body{display:none' }],
  ['background', { background: 'url(https://elsewhere.example)' }],
  ['radius', { radius: 400 }],
  ['radius', { radius: '1px' as never }],
  ['font', { font: 'url(x)' }],
])('refuses a malformed %s', (name, appearance) => {
  expect(showAppearance(appearance)).toEqual([{ name }]);
});

it('takes back what is left out', () => {
  showAppearance({ accent: '#0b5d3b', radius: 12 });
  showAppearance({ radius: 0 });
  expect(page.getPropertyValue('--adv-accent')).toBe('');
  expect(page.getPropertyValue('--adv-radius')).toBe('0px');
});
