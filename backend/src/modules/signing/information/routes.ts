import { signingCalls } from '@advisor/contracts/signing/calls';
import type { FastifyInstance } from 'fastify';
import { openArrangement } from '../../../domain/cases/arrangement-access';
import { serve } from '../../../platform/http/contract-routes';
import { printDocument } from '../content/print-document';
import { handOver } from '../commands/hand-over-information';
import { informationPage } from './pre-contract-information';

/** What a client is given before the contract. */
export function registerPreContractInformation(app: FastifyInstance): void {
  serve(app, signingCalls.preContractInformation, async (call) => {
    const printed = await informationPage(app, {
      ...(await openArrangement(call)),
      user: call.user,
    });
    return {
      content: Buffer.from(await printDocument(printed)),
      contentType: 'application/pdf',
      fileName: `${printed.page.name} ${call.params.salesArrangementId}.pdf`,
    };
  });

  serve(app, signingCalls.handOverPreContractInformation, async (call) => {
    const { user, clock, body } = call;
    const asked = { ...(await openArrangement(call)), user, offerId: body.offerId };
    const handedOverOn = await handOver(app, { ...asked, now: clock.now() });
    return { handedOverOn: handedOverOn.toISOString() };
  });
}
