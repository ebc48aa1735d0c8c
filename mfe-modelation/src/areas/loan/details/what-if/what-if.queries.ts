import type { CallInput } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { shownByTheScreen } from '../../../../offer/offer.queries';

export type WhatIfQuestion = CallInput<typeof offerCalls.whatIf>['body'];

/** Answers to wishes beside the modelled loan. */
export const whatIfQuery = (body: WhatIfQuestion, salesArrangementId: number | undefined) =>
  operationQuery(
    offerCalls.whatIf,
    { body, query: { ...(salesArrangementId !== undefined && { salesArrangementId }) } },
    { meta: shownByTheScreen },
  );
