import type { customerCalls } from '@advisor/contracts/customer/calls';
import { errorCode } from '@advisor/contracts/errors';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { parseCompanyId } from '@advisor/lending/identifiers/company-id';
import type { BusinessRegister } from '../../neighbours/business-register/port';
import { badRequest, Failure } from '../../platform/failure';

/** The specification shows the first 20. */
const maxResults = 20;

const { businessRegisterUnavailable, customerNotInBusinessRegister } = errorCode;

/**
 * Finds companies of the business register.
 * @throws Failure 400 for a number with a wrong check digit, with 90007 where the register knows
 * nobody; 500 with 90008 when it does not answer
 */
export async function searchParty(
  body: CallBody<typeof customerCalls.searchParty>,
  register: BusinessRegister,
): Promise<CallResponse<typeof customerCalls.searchParty>> {
  if ('companyId' in body && parseCompanyId(body.companyId) === undefined) {
    throw badRequest('IČO není platné, zkontrolujte jeho číslice.', { field: 'companyId' });
  }
  const { companies, hasMore } = await register.search(body, maxResults).catch((error) => {
    throw error instanceof Failure && error.status === 503 ? registerDown() : error;
  });
  if (companies.length === 0) {
    throw badRequest('V obchodním rejstříku jsme nikoho nenašli.', {
      errorCode: customerNotInBusinessRegister,
    });
  }
  return { parties: companies, hasMore };
}

const registerDown = () =>
  new Failure(500, [
    {
      severity: 1,
      message: 'Obchodní rejstřík neodpovídá. Zkuste to prosím za chvíli.',
      errorCode: businessRegisterUnavailable,
    },
  ]);
