import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { FastifyInstance } from 'fastify';
import { type CaseRow, openCase } from '../../../domain/cases/case-access';
import {
  type EligibleLoan,
  requireLoanToFix,
  requireLoanToRepay,
} from '../../../domain/refinancing/eligible-loan';
import { type Call, serve } from '../../../platform/http/contract-routes';
import { askForDocument } from '../commands/ask-for-document';
import { offerSheet } from './offer-sheet';
import { refixationLetter } from './refixation-letter';

type DocumentCall = Call<typeof refinancingCalls.retentionDocument>;

interface Kind {
  typeId: number;
  documentTypeCode: string;
  requireLoan(call: DocumentCall, row: CaseRow): Promise<EligibleLoan>;
}

const ofRate = requireLoanToFix;

/** Documents of refinancing: for signing, and what clients are told by. */
export function registerRefinancingDocuments(app: FastifyInstance): void {
  const { retention, refixation, extraPayment } = refinancingType;

  serve(app, refinancingCalls.retentionDocument, (call) =>
    ask(call, { typeId: retention.code, documentTypeCode: 'retention', requireLoan: ofRate }),
  );
  serve(app, refinancingCalls.refixationDocument, (call) =>
    ask(call, { typeId: refixation.code, documentTypeCode: 'refixation', requireLoan: ofRate }),
  );
  serve(app, refinancingCalls.extraPaymentDocument, (call) =>
    ask(call, {
      typeId: extraPayment.code,
      documentTypeCode: 'extraPayment',
      requireLoan: requireLoanToRepay,
    }),
  );

  serve(app, refinancingCalls.offerSheet, async (call) =>
    offerSheet(call.db, await openCase(call), call.params.offerId),
  );
  serve(app, refinancingCalls.refixationLetter, async (call) =>
    refixationLetter(call.db, await openCase(call)),
  );
}

async function ask(call: DocumentCall, { requireLoan, ...kind }: Kind) {
  const { db, user, clock, request, params, body } = call;
  const loan = await requireLoan(call, await openCase(call));
  const documentOnSAId = await askForDocument(db, {
    ...body,
    ...kind,
    loan,
    salesArrangementId: params.salesArrangementId,
    userId: user.id,
    traceId: request.id,
    now: clock.now(),
  });
  return { documentOnSAId };
}
