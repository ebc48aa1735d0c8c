import type { FastifyInstance } from 'fastify';
import { openArrangement } from '../../cases/arrangement-access';
import { serve } from '../../contract-routes';
import { caseClient } from './case-client';
import { createCase } from './create-case';
import { offerDocument } from './document/offer-document';
import { keepOffer } from './keep-offer';
import { linkOffer } from './link-offer';
import { openOffer } from './offer-access';
import { listOffers, readOffer } from './read-offer';
import { modelationRates } from './sentinels';
import { registerSimulations } from './simulate';

export function registerOffers(app: FastifyInstance): void {
  const { rates } = app.backend;
  const modelation = modelationRates(rates);
  registerSimulations(app, rates, modelation);

  serve(app, 'offer.create', (call) => keepOffer(call, rates, modelation));

  serve(app, 'offer.get', async (call) => {
    const offer = await openOffer(call.params.offerId, call);
    return readOffer(call.db, offer, call.query.withSchedule === 'true');
  });

  serve(app, 'offer.document', async (call) => {
    const offer = await openOffer(call.params.offerId, call);
    return offerDocument(call.db, await readOffer(call.db, offer, false));
  });

  serve(app, 'offer.createCase', async (call) => {
    const offer = await openOffer(call.params.offerId, call);
    const now = call.clock.now();
    const client = await caseClient(call.body.customer, call, now);
    return createCase(call.db, { offer, rates, client, user: call.user, now });
  });

  serve(app, 'salesArrangement.offers', async (call) => {
    const { arrangement } = await openArrangement(call);
    return listOffers(call.db, arrangement.id);
  });

  serve(app, 'salesArrangement.linkOffer', async (call) => {
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
