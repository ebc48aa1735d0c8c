import { allCodebooks, type CodebookName } from '@advisor/contracts/codebooks/all';
import type { CodebookEntry } from '@advisor/contracts/codebook';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { Codebooks } from '@advisor/contracts/codebooks/endpoints';
import { bankCodes } from '@advisor/lending/identifiers/bank-codes';
import { isBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import type { FastifyInstance } from 'fastify';
import { eachDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';
import { fixedRatePeriods, type RateVersion } from '../../domain/offers/rate-version';
import { countries } from '../../domain/customers/countries';
import { lists } from './lists';

/** The same for every call, but for what the rates of the day say. */
const fixed = {
  codebooks: Object.fromEntries(
    Object.entries<Record<string, CodebookEntry>>(allCodebooks).map(([name, codebook]) => [
      name,
      Object.values(codebook),
    ]),
  ) as Record<CodebookName, CodebookEntry[]>,
  countries: [...countries],
  banks: Object.entries(bankCodes).map(([bankCode, name]) => ({ bankCode, name })),
};

const periodsOf = (version: RateVersion | undefined): Codebooks['fixedRatePeriods'] =>
  [...(version?.products ?? [])].map(([productTypeId, product]) => ({
    productTypeId: productTypeId as Codebooks['fixedRatePeriods'][number]['productTypeId'],
    months: fixedRatePeriods(product),
  }));

export function registerCodebooks(app: FastifyInstance): void {
  const { backend, neighbours } = app;
  const { rates } = backend;

  serve(app, codebookCalls.getAll, async () => ({
    ...fixed,
    ...lists,
    fixedRatePeriods: periodsOf(await rates.find()),
  }));

  serve(app, codebookCalls.postcode, ({ params: { postCode } }) =>
    neighbours.addressRegister.towns(postCode),
  );

  serve(app, codebookCalls.bankingDays, async ({ body: { dateFrom, dateTo } }) => ({
    bankingDays: [...eachDay(dateFrom, dateTo)].filter(isBankingDay),
  }));
}
