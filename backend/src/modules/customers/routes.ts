import { clientIdentityScheme, defaultCountry } from '@advisor/contracts/codebooks/customer';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { FastifyInstance } from 'fastify';
import { personCriteria } from '../../domain/customers/person-criteria';
import { validateContact } from '../../domain/customers/validate-contact';
import { bankDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';
import { getCustomer } from './customer-detail';
import { validateDocument } from './validate-document';
import { takeRegisterQuota } from '../../domain/customers/register-quota';
import { getUnsecuredLoanLimit } from './unsecured-loan-limit';

/** The specification shows the first 20. */
const maxResults = 20;

/** The register has addresses in Czechia alone; those of other countries are entered by hand. */
const isCzech = (countryId: number | undefined): boolean =>
  countryId === undefined || countryId === defaultCountry.czechia.code;
const nothing = Promise.resolve([]);

export function registerCustomers(app: FastifyInstance): void {
  const { backend, neighbours } = app;

  serve(app, customerCalls.search, async (call) => {
    const { birthNumberRemainderTen } = backend.config;
    await takeRegisterQuota(call, 'search');
    const { start = 0, ...person } = call.body;
    const criteria = personCriteria(person, bankDay(call.clock.now()), birthNumberRemainderTen);
    const { clients, hasMore } = await neighbours.clientRegister.search(
      criteria,
      start + maxResults,
    );
    return {
      customers: clients.slice(start).map(({ id, ...client }) => ({
        identity: { id, scheme: clientIdentityScheme.register.code },
        ...client,
      })),
      hasMore,
    };
  });

  serve(app, customerCalls.get, (call) => getCustomer(call, neighbours.clientRegister));

  serve(app, customerCalls.searchAddress, ({ body: { searchText, countryId, pageSize } }) =>
    isCzech(countryId) ? neighbours.addressRegister.search(searchText, pageSize) : nothing,
  );

  serve(app, customerCalls.addressDetail, async ({ body: { addressId } }) => ({
    ...(await neighbours.addressRegister.detail(addressId)),
    countryId: defaultCountry.czechia.code,
  }));

  serve(app, customerCalls.validateIdentificationDocument, ({ body, clock }) =>
    validateDocument(body, neighbours.documentRegister, bankDay(clock.now())),
  );

  serve(app, customerCalls.validateContact, async ({ body }) => validateContact(body));

  serve(app, customerCalls.unsecuredLoanLimit, (call) =>
    getUnsecuredLoanLimit(call, backend.rates, neighbours),
  );
}
