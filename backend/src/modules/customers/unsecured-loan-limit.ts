import { productType } from '@advisor/contracts/codebooks';
import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { Contract } from '@advisor/contracts/contract';
import type { ResponseOf } from '@advisor/contracts/endpoint';
import { eq } from 'drizzle-orm';
import { ageOn, bankDay } from '../../calendar';
import type { Call } from '../../contract-routes';
import { customers } from '../../db/schema/customers';
import { notFound } from '../../failure';
import { creditBureau } from '../../neighbours/credit-bureau';
import type { RateBook } from '../../offers/rate-book';
import { unsecuredLimit } from '../../offers/unsecured-limit';
import { offerValidTo } from '../../offers/validity';
import { meetSentinelClient } from '../../sentinels/meet-sentinel';

type Limit = ResponseOf<Contract['customer.unsecuredLoanLimit']>;

const product = productType.unsecuredLoan.code;

/**
 * How much the bank lends a client of the register without security.
 * @throws Failure 404 when the register does not know the client
 */
export async function getUnsecuredLoanLimit(
  call: Call<'customer.unsecuredLoanLimit'>,
  rates: RateBook,
): Promise<Limit> {
  const { db, body, config, clock } = call;
  const { id, scheme } = body.identity;
  const [client] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, scheme === clientIdentityScheme.register.code ? id : 0));
  if (client === undefined) throw notFound('Klient v registru klientů není.');
  await meetSentinelClient(client, call);
  const today = bankDay(clock.now());
  const version = await rates.current();
  const productRates = version.products.get(product);
  const report = await creditBureau(config).report(client.id);
  if (productRates === undefined || report.isOverdue) return { limit: 0 };
  const { limit, maximumMonthlyPayment } = unsecuredLimit(productRates, {
    ...report,
    age: ageOn(today, client.dateOfBirth),
  });
  return limit === 0
    ? { limit }
    : { limit, maximumMonthlyPayment, validTo: offerValidTo(version, product, today) };
}
