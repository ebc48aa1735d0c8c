import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import { evaluate } from '../testing/evaluate';
import { openRetention, retentionHandlers } from '../testing/open-retention';

mockServer(...retentionHandlers());

/** Compares with another bank, so that everything there is is explained. */
const compared = async () => {
  const { user } = await openRetention('/calculator');
  await user.type(await screen.findByLabelText('Sleva ze sazby'), '0,3');
  await user.type(screen.getByLabelText('Sleva z poplatku'), '1500');
  await user.click(screen.getByLabelText('Porovnat s odchodem k jiné bance'));
  await user.type(screen.getByLabelText(/Sazba jiné banky/), '4,49');
  await user.type(screen.getByLabelText('Ocenění nemovitosti'), '4900,50');
};
const text = (element: Element | null | undefined) => element?.textContent ?? '';
const halere = (shown: string) => Math.round(evaluate(shown) * 100);
const explained = () => screen.getByRole('region', { name: 'Jak jsme k tomu došli' });
const compare = () => screen.getByRole('table', { name: /^Dnes/ });
const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].map(text);
const rowOf = (table: HTMLElement, name: string) =>
  within(table)
    .getAllByRole('row')
    .find((row) => text(row.querySelector('th')).startsWith(name))!;
/** Values of a list of facts: those above the total, and the total. */
const factsOf = (region: HTMLElement) => {
  const rows = [...region.querySelectorAll('dl > div')];
  const at = rows.findIndex((row) => row.getAttribute('data-total') === 'true');
  const values = rows.map((row) => text(row.querySelector('dd')));
  return { parts: values.slice(0, at), total: values[at]!, rest: values.slice(at + 1) };
};
const region = (name: string) => within(explained()).getByRole('region', { name });

it('evaluates each instalment by its formula to the crown that is shown', async () => {
  await compared();
  const formulas = explained().querySelectorAll('.calculator-formula');
  const results = [...formulas].map((formula) => {
    const copy = formula.cloneNode(true) as Element;
    for (const power of copy.querySelectorAll('sup')) power.prepend('^');
    const exact = evaluate(text(copy));
    const { parts, total } = factsOf(formula.closest('section')!);
    expect(halere(parts[0]!)).toBe(Math.ceil(Math.round(exact * 1e6) / 1e4));
    expect(evaluate(total)).toBe(Math.ceil(evaluate(parts[0]!)));
    return total;
  });
  const instalments = cells(rowOf(compare(), 'Splátka'));
  const after = cells(rowOf(compare(), 'Splátka po fixaci'));
  // Today's instalment is of the contract.
  expect(results).toEqual([...instalments.slice(1), ...after]);
});

it('adds every list of facts up to the haléř of its total', async () => {
  await compared();
  for (const name of ['Jistina v den změny', 'Poplatek', 'Náklady odchodu']) {
    const { parts, total } = factsOf(region(name));
    const sum = parts.reduce((all, part) => all + (part === '–' ? 0 : halere(part)), 0);
    expect([name, sum]).toEqual([name, halere(total)]);
  }
  const costs = cells(rowOf(compare(), 'Náklady změny'));
  expect(costs.slice(1)).toEqual([
    factsOf(region('Poplatek')).total,
    factsOf(region('Náklady odchodu')).total,
  ]);
});

it.each([
  [/^Úroky do 15/, 'Úroky do konce fixace', 'Úspora na úrocích'],
  [/^Úroky do splatnosti/, 'Úroky do splatnosti', 'Úspora do splatnosti'],
  [/^Úroky při stálé sazbě/, 'Úroky při stálé sazbě', undefined],
])('derives interest in %s from what is paid and repaid', async (name, interest, saved) => {
  await compared();
  const table = within(explained()).getByRole('table', { name });
  const [paid, repaid, result, against] = within(table).getAllByRole('row').slice(1).map(cells);
  expect(paid!.map((value, at) => halere(value) + halere(repaid![at]!))).toEqual(
    result!.map(halere),
  );
  expect(result).toEqual(cells(rowOf(compare(), interest)));
  // The last of them has no line of its own in the comparison.
  expect(against).toEqual(saved === undefined ? against : cells(rowOf(compare(), saved)));
  const [alone, ...others] = result!;
  expect(others.map((value) => halere(alone!) - halere(value))).toEqual(
    against!.slice(1).map(halere),
  );
});

it.each([
  ['S nabídkou', 0],
  ['Jiná banka', 1],
])('derives what is left after the costs, and when they are back: %s', async (name, at) => {
  await compared();
  const { parts, total, rest } = factsOf(region(`Výsledek do konce fixace: ${name}`));
  expect(parts.reduce((all, part) => all + halere(part), 0)).toBe(halere(total));
  expect(total).toBe(cells(rowOf(compare(), 'Výsledek do konce fixace'))[at + 1]);
  const [division, month] = rest;
  const [expression, quotient] = division!.split('≐');
  expect(halere(expression!)).toBe(halere(quotient!));
  expect(Number.parseInt(month!, 10)).toBe(Math.ceil(evaluate(expression!)));
});
