import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallInput } from '@advisor/api-client/call';
import { customerCalls } from '@advisor/contracts/customer/calls';

type Identity = CallInput<typeof customerCalls.unsecuredLoanLimit>['body']['identity'];

/** How much the bank lends the client without security. The screen says it where it cannot be told. */
export const clientLimitQuery = (identity: Identity) =>
  operationQuery(
    customerCalls.unsecuredLoanLimit,
    { body: { identity } },
    { meta: { allowFailure: isApiError } },
  );
