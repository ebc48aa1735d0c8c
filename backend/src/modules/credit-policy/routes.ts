import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import type { FastifyInstance } from 'fastify';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { openArrangement } from '../../domain/cases/arrangement-access';
import { bankDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';

export function registerCreditPolicy(app: FastifyInstance): void {
  serve(app, creditPolicyCalls.get, async (call) => {
    await openArrangement(call);
    return creditPolicyOn(call.db, bankDay(call.clock.now()));
  });
}
