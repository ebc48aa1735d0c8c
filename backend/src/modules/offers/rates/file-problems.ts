import type { RateFile } from '@advisor/contracts/admin/rates';
import { codeName } from '@advisor/contracts/code-name';
import { productType } from '@advisor/contracts/codebooks';
import { fee } from '@advisor/contracts/codebooks/offer';
import { type ErrorMessage, errorCode } from '@advisor/contracts/errors';

type Product = RateFile['products'][number];

const { mortgage, nonPurposeMortgage, americanMortgage, unsecuredLoan } = productType;
/** Products of loans that a version has to have, each once. */
const loans = [mortgage, nonPurposeMortgage, americanMortgage, unsecuredLoan];

const problem = (field: string, message: string): ErrorMessage => ({
  severity: 1,
  message,
  errorCode: errorCode.invalidRequest,
  field,
});

/** What is wrong with a file beyond the values of its single fields, as Czech sentences. */
export function fileProblems({ products, savings }: RateFile): ErrorMessage[] {
  const codes = products.map(({ productTypeId }) => productTypeId);
  const missing = loans.filter(({ code }) => !codes.includes(code));
  return [
    ...missing.map(({ name }) => problem('products', `V sazebníku chybí produkt: ${name}.`)),
    ...products.flatMap((product, index) => productProblems(product, index, codes)),
    ...rangeProblems('savings', 'Stavební spoření', [
      ['defaultTarget', savings.minTarget, savings.defaultTarget, savings.maxTarget],
      ['defaultMonths', savings.minMonths, savings.defaultMonths, savings.maxMonths],
    ]),
  ];
}

function productProblems(
  { productTypeId, terms, rates, fees }: Product,
  index: number,
  codes: readonly number[],
): ErrorMessage[] {
  const path = `products.${index}`;
  if (loans.every(({ code }) => code !== productTypeId))
    return [problem(`${path}.productTypeId`, `Produkt ${productTypeId} není úvěr, který známe.`)];
  const name = codeName(productType, productTypeId);
  const isSecured = productTypeId !== unsecuredLoan.code;
  const found: ErrorMessage[] = [];
  if (codes.indexOf(productTypeId) !== index)
    found.push(problem(`${path}.productTypeId`, `${name}: produkt je v sazebníku dvakrát.`));
  found.push(
    ...rangeProblems(`${path}.terms`, name, [
      ['defaultAmount', terms.minAmount, terms.defaultAmount, terms.maxAmount],
      ['defaultMonths', terms.minMonths, terms.defaultMonths, terms.maxMonths],
      ['maxCorrection', terms.minCorrection, terms.maxCorrection, Infinity],
    ]),
  );
  if (rates.every(({ fixedRatePeriod }) => fixedRatePeriod !== terms.defaultFixation))
    found.push(
      problem(`${path}.terms.defaultFixation`, `${name}: pro výchozí fixaci není žádná sazba.`),
    );
  const lines = new Set<string>();
  for (const [place, line] of rates.entries()) {
    const at = `${path}.rates.${place}`;
    const band = [line.fixedRatePeriod, line.maxLtv, line.minAmount].join();
    if (lines.has(band)) found.push(problem(at, `${name}: řádek sazeb je tu dvakrát.`));
    lines.add(band);
    if ((line.fixedRatePeriod === null || line.maxLtv === null) === isSecured)
      found.push(
        problem(
          at,
          isSecured
            ? `${name}: řádek sazeb nemá fixaci nebo LTV.`
            : `${name}: bez zajištění nemá sazba fixaci ani LTV.`,
        ),
      );
  }
  for (const [place, { feeId }] of fees.entries()) {
    const at = `${path}.fees.${place}.feeId`;
    if (Object.values(fee).every(({ code }) => code !== feeId))
      found.push(problem(at, `${name}: poplatek ${feeId} neznáme.`));
    else if (fees.findIndex((one) => one.feeId === feeId) !== place)
      found.push(problem(at, `${name}: poplatek ${feeId} je tu dvakrát.`));
  }
  return found;
}

/** Each: the field, and the value that has to lie between the two others. */
const rangeProblems = (
  path: string,
  name: string,
  ranges: readonly (readonly [field: string, least: number, value: number, most: number])[],
): ErrorMessage[] =>
  ranges
    .filter(([, least, value, most]) => value < least || value > most)
    .map(([field]) =>
      problem(`${path}.${field}`, `${name}: hodnota ${field} neleží mezi nejnižší a nejvyšší.`),
    );
