import { customerCalls } from '@advisor/contracts/customer/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/contract-routes';
import { searchParty } from './search-party';

/** What people on an application earn, and who pays it. */
export function registerIncomes(app: FastifyInstance): void {
  const { neighbours } = app;

  serve(app, customerCalls.searchParty, ({ body }) =>
    searchParty(body, neighbours.businessRegister),
  );
}
