/** An expression as the screen shows it: `3 000 Kč ÷ 124 Kč`, with `^` before a power. */
export function evaluate(text: string): number {
  const tokens = text
    .replace(/\s|Kč/g, '')
    .replaceAll(',', '.')
    .replaceAll('−', '-')
    .match(/[\d.]+%?|[-+×÷^()]/g);
  const rest = [...(tokens ?? [])];
  const value = sum(rest);
  if (rest.length > 0) throw new Error(`What is ${rest.join(' ')} in ${text}?`);
  return value;
}

function sum(rest: string[]): number {
  let value = product(rest);
  while (rest[0] === '+' || rest[0] === '-')
    value = rest.shift() === '+' ? value + product(rest) : value - product(rest);
  return value;
}

function product(rest: string[]): number {
  let value = power(rest);
  while (rest[0] === '×' || rest[0] === '÷')
    value = rest.shift() === '×' ? value * power(rest) : value / power(rest);
  return value;
}

function power(rest: string[]): number {
  const base = atom(rest);
  if (rest[0] !== '^') return base;
  rest.shift();
  return base ** atom(rest);
}

function atom(rest: string[]): number {
  const token = rest.shift();
  if (token === undefined) throw new Error('The expression ends too soon');
  if (token === '-') return -atom(rest);
  if (token === '+') return atom(rest);
  if (token !== '(') return token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
  const value = sum(rest);
  if (rest.shift() !== ')') throw new Error('A bracket is not closed');
  return value;
}
