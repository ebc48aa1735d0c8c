import type { FastifyInstance } from 'fastify';
import { bankDay } from '../../calendar';
import { serve } from '../../contract-routes';
import { meetSentinelClient } from '../../sentinels/meet-sentinel';
import { searchCustomers } from './customer-search';
import { getUnsecuredLoanLimit } from './unsecured-loan-limit';
import { personCriteria } from '../../search/person-criteria';

export function registerCustomers(app: FastifyInstance): void {
  const { birthNumbers, rates } = app.backend;

  serve(app, 'customer.search', async (call) => {
    const criteria = personCriteria(call.body, bankDay(call.clock.now()));
    await meetSentinelClient(criteria, call);
    return searchCustomers(call.db, birthNumbers, criteria);
  });

  serve(app, 'customer.unsecuredLoanLimit', (call) => getUnsecuredLoanLimit(call, rates));
}
