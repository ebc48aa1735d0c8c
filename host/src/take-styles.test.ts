import { takeStyles } from './take-styles';

const sheets = () => [...document.querySelectorAll('link')];

it('waits for the stylesheets that have not held the document back, in the order that they stand in', async () => {
  document.head.innerHTML = `
    <link rel="icon" href="icon.svg" />
    <link rel="stylesheet" media="print" href="first.css" />
    <link rel="stylesheet" media="print" href="second.css" />`;
  let isStyled = false;
  const styled = takeStyles().then(() => (isStyled = true));
  expect(sheets().map(({ media }) => media)).toEqual(['', 'all', 'all']);
  const [, first, second] = sheets();
  first?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(isStyled).toBe(false);
  second?.dispatchEvent(new Event('error'));
  await styled;
});

it('waits for none where the document has none', async () => {
  document.head.innerHTML = '';
  await expect(takeStyles()).resolves.toBeUndefined();
});
