import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { FastifyInstance } from 'fastify';
import { personCriteria } from '../../domain/customers/person-criteria';
import { bankDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';
import { tooManyRequests } from '../../platform/failure';
import { takeQuota } from '../../platform/quotas/take-quota';
import { playSentinelClient } from '../../domain/cases/sentinels/play-sentinel';
import { getUnsecuredLoanLimit } from './unsecured-loan-limit';

/** The specification shows the first 20. */
const maxResults = 20;

export function registerCustomers(app: FastifyInstance): void {
  const { backend, neighbours } = app;

  serve(app, customerCalls.search, async (call) => {
    const { birthNumberRemainderTen } = backend.config;
    const wait = await takeQuota(call, {
      key: `client search\n${call.user.id}`,
      spanMilliseconds: 3_600_000,
      max: call.config.clientSearchesPerHour,
    });
    if (wait !== undefined) {
      throw tooManyRequests(
        `Za hodinu můžete v registru klientů hledat nejvýše ${call.config.clientSearchesPerHour}krát. Další hledání bude možné za ${Math.ceil(wait / 60)} min.`,
        wait,
      );
    }
    const criteria = personCriteria(call.body, bankDay(call.clock.now()), birthNumberRemainderTen);
    await playSentinelClient(criteria, call);
    const { clients, hasMore } = await neighbours.clientRegister.search(criteria, maxResults);
    return {
      customers: clients.map(({ id, ...client }) => ({
        identity: { id, scheme: clientIdentityScheme.register.code },
        ...client,
      })),
      hasMore,
    };
  });

  serve(app, customerCalls.unsecuredLoanLimit, (call) =>
    getUnsecuredLoanLimit(call, backend.rates, neighbours),
  );
}
