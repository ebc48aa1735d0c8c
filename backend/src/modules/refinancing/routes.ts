import { caseCalls } from '@advisor/contracts/case/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openCase } from '../../domain/cases/case-access';
import { loans } from '../../domain/cases/schema/cases';
import { readLoanHistory } from '../../domain/refinancing/loan-history';
import { earliestPaymentOn } from '../../domain/refinancing/model-extra-payment';
import { repaymentPolicyOn } from '../../domain/refinancing/read-repayment-policy';
import { repaidLoan } from '../../domain/refinancing/repaid-loan';
import { bankDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';
import { registerDailyWork } from './daily';
import { registerRefinancingDocuments } from './documents/routes';
import { endingFixations } from './ending-fixations';
import { registerParameters } from './parameters';
import { registerProcesses } from './processes';
import { registerRefixation } from './refixation';
import { registerSimulations } from './simulations';

export function registerRefinancing(app: FastifyInstance): void {
  registerDailyWork(app);
  registerParameters(app);
  registerProcesses(app);
  registerRefinancingDocuments(app);
  registerRefixation(app);
  registerSimulations(app);

  serve(app, caseCalls.endingFixations, ({ user, query }) =>
    endingFixations(app.backend, user, query),
  );

  serve(app, refinancingCalls.repaymentTerms, async (call) => {
    const row = await openCase(call);
    const today = bankDay(call.clock.now());
    const [{ refinancing, ...policy }, [loan], history] = await Promise.all([
      repaymentPolicyOn(call.db, today),
      call.db.select().from(loans).where(eq(loans.caseId, row.id)),
      readLoanHistory(call.db, row.id),
    ]);
    return {
      ...repaidLoan(row, loan, { user: call.user, today }),
      today,
      earliestPaymentOn: earliestPaymentOn(today),
      ...history,
      maximumFeeDiscount: refinancing.maximumFeeDiscount,
      policy,
    };
  });
}
