import { adminCalls } from '@advisor/contracts/admin/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { newApplication } from '../../../testing/hub';
import { newClient, offerClient } from '../../../testing/offers';
import { nextRates, proposedRates } from './rates';
import { callsOf, type AreaTests, withKey } from '../../../testing/area-tests';

export const offers: AreaTests = {
  retried: (backend) => [
    {
      operation: adminCalls.proposeRates,
      prepare: async () => {
        const body = await nextRates(backend());
        const input = { as: 'admin' as const, body, ...withKey() };
        return () => backend().callOperation(adminCalls.proposeRates, input);
      },
    },
    ...[adminCalls.confirmRates, adminCalls.withdrawRates].map((operation) => ({
      operation,
      prepare: async () => {
        const params = await proposedRates(backend());
        return () => backend().callOperation(operation, { as: 'supervisor', params });
      },
    })),
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
