import { productType } from '@advisor/contracts/codebooks';
import type { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { ageOn, bankDay } from '../../platform/calendar';
import type { Call } from '../../platform/http/contract-routes';
import type { Neighbours } from '../../neighbours/neighbours';
import type { RateBook } from '../../domain/offers/rate-book';
import { unsecuredLimit } from '../../domain/offers/unsecured-limit';
import { offerValidTo } from '../../domain/offers/validity';
import { findClient } from './find-client';

type Limit = CallResponse<typeof customerCalls.unsecuredLoanLimit>;

const product = productType.unsecuredLoan.code;

/**
 * How much the bank lends a client of the register without security.
 * @throws Failure 404 when the register does not know the client
 */
export async function getUnsecuredLoanLimit(
  call: Call<typeof customerCalls.unsecuredLoanLimit>,
  rates: RateBook,
  { clientRegister, creditBureau }: Neighbours,
): Promise<Limit> {
  const { body, clock } = call;
  const client = await findClient(clientRegister, body.identity);
  const today = bankDay(clock.now());
  const version = await rates.current();
  const productRates = version.products.get(product);
  const report = await creditBureau.report(client.id);
  if (productRates === undefined || report.isOverdue) return { limit: 0 };
  const { limit, maximumMonthlyPayment } = unsecuredLimit(productRates, {
    ...report,
    age: ageOn(today, client.dateOfBirth),
  });
  return limit === 0
    ? { limit }
    : { limit, maximumMonthlyPayment, validTo: offerValidTo(version, product, today) };
}
