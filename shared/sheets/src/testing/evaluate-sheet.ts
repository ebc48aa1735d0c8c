import type { Cell, Sheet } from '../sheet';

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** As spreadsheets do it: half away from zero of what fifteen digits show. */
const round = (value: number, digits: number) =>
  Math.round(Number((value * 10 ** digits).toPrecision(15))) / 10 ** digits;

const dayOf = (number: number) => new Date(number * 86_400_000);

/** The European method. */
const days360 = (from: number, to: number) => {
  const [one, other] = [dayOf(from), dayOf(to)];
  const months =
    (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
  return months * 30 + Math.min(30, other.getUTCDate()) - Math.min(30, one.getUTCDate());
};

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  ROUND: (value = 0, digits = 0) => round(value, digits),
  MIN: Math.min,
  MAX: Math.max,
  DAYS360: (from = 0, to = 0) => days360(from, to),
};

type Read = (reference: string) => number;

/** Sums, products, brackets, references and the functions above. */
function evaluate(formula: string, read: Read): number {
  const tokens =
    formula.match(/[A-Z]+[0-9]*(?=\()|\$?[A-Z]+\$?[0-9]+|[A-Z]+|[0-9.]+|[-+*/(),]/g) ?? [];
  let place = 0;
  const next = () => tokens[place++] ?? '';
  const takes = (token: string) => tokens[place] === token && place++ >= 0;
  const factor = (): number => {
    const token = next();
    if (token === '(') {
      const value = sum();
      next();
      return value;
    }
    const call = functions[token];
    if (call) {
      next();
      const values = [sum()];
      while (takes(',')) values.push(sum());
      next();
      return call(...values);
    }
    if (token === 'TRUE') return 1;
    return /^[0-9.]+$/.test(token) ? Number(token) : read(token.replaceAll('$', ''));
  };
  const product = (): number => {
    let value = factor();
    for (;;) {
      if (takes('*')) value *= factor();
      else if (takes('/')) value /= factor();
      else return value;
    }
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (takes('+')) value += product();
      else if (takes('-')) value -= product();
      else return value;
    }
  };
  return sum();
}

/** The formulas of a sheet, calculated where a workbook has them: a row each. */
export function evaluateSheet({ inputs = [], rows }: Sheet): number[][] {
  const cells = new Map<string, Cell>();
  inputs.forEach(({ value }, index) => cells.set(`B${index + 1}`, value));
  rows.forEach((row, index) =>
    row.forEach((cell, column) =>
      cells.set(`${String.fromCodePoint(65 + column)}${inputs.length + 3 + index}`, cell),
    ),
  );
  const known = new Map<string, number>();
  const read: Read = (reference) => {
    const before = known.get(reference);
    if (before !== undefined) return before;
    const cell = cells.get(reference);
    if (cell === undefined) throw new Error(`${reference} is empty`);
    const value =
      typeof cell === 'object'
        ? evaluate(cell.formula, read)
        : typeof cell === 'string'
          ? dayNumber(cell)
          : cell;
    known.set(reference, value);
    return value;
  };
  return rows.map((row, index) =>
    row.flatMap((cell, column) =>
      typeof cell === 'object'
        ? [read(`${String.fromCodePoint(65 + column)}${inputs.length + 3 + index}`)]
        : [],
    ),
  );
}
