import type { FastifyInstance } from 'fastify';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { openArrangement } from '../../domain/cases/arrangement-access';
import { serve } from '../../platform/http/contract-routes';
import { caseClient } from './case-client';
import { createCase } from './commands/create-case';
import { offerDocument, securitiesOf } from './document/offer-document';
import { saveOffer } from './commands/save-offer';
import { linkOffer } from './commands/link-offer';
import { openOffer } from './offer-access';
import { listOffers, readOffer } from './read-offer';
import { registerRates } from './rates/routes';
import { registerSimulations } from './simulate';

export function registerOffers(app: FastifyInstance): void {
  const { rates, config, clientSealer: sealer } = app.backend;
  registerSimulations(app, rates);
  registerRates(app);

  serve(app, offerCalls.create, (call) => saveOffer(call, app.backend));

  serve(app, offerCalls.get, async (call) => {
    const offer = await openOffer(call.params.offerId, call);
    const withSchedule = call.query.withSchedule === 'true';
    return readOffer(call.db, offer, { now: call.clock.now(), rates, withSchedule });
  });

  serve(app, offerCalls.document, async (call) => {
    const offer = await openOffer(call.params.offerId, call);
    const reading = { now: call.clock.now(), rates, withSchedule: false };
    const securities = securitiesOf(offer, sealer);
    return offerDocument(call.db, await readOffer(call.db, offer, reading), securities);
  });

  serve(app, offerCalls.createCase, async (call) => {
    const offer = await openOffer(call.params.offerId, call);
    const now = call.clock.now();
    const client = await caseClient(
      call.body.customer,
      app.neighbours.clientRegister,
      now,
      config.birthNumberRemainderTen,
    );
    return createCase(call.db, { offer, rates, client, user: call.user, now, sealer });
  });

  serve(app, offerCalls.listOfArrangement, async (call) => {
    const { arrangement } = await openArrangement(call);
    return listOffers(call.db, arrangement.id, call.clock.now());
  });

  serve(app, offerCalls.linkToArrangement, async (call) => {
    const opened = await openArrangement(call);
    const { offerId, replacedOfferId } = call.body;
    const offer = await openOffer(offerId, call);
    await linkOffer(call.db, {
      ...opened,
      offer,
      replacedOfferId,
      rates,
      user: call.user,
      now: call.clock.now(),
    });
  });
}
