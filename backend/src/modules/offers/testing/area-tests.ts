import { offerCalls } from '@advisor/contracts/offer/calls';
import { newApplication } from '../../../testing/hub';
import { newClient, offerClient } from '../../../testing/offers';
import { callsOf, type AreaTests, withKey } from '../../../testing/area-tests';

export const offers: AreaTests = {
  retried: (backend) => [
    {
      operation: offerCalls.create,
      prepare: async () => {
        const { body } = await offerClient(backend()).model();
        return callsOf(backend).asAdvisor(offerCalls.create, { body, ...withKey() });
      },
    },
    {
      operation: offerCalls.createCase,
      prepare: async () => {
        const client = offerClient(backend());
        const offerId = await client.save();
        return () => client.createCase(offerId, newClient);
      },
    },
    {
      operation: offerCalls.linkToArrangement,
      prepare: async () => {
        const client = offerClient(backend());
        const { salesArrangementId, offerId } = await newApplication(backend());
        const other = await client.save();
        return () => client.link(salesArrangementId, other, offerId);
      },
    },
  ],
};
