import {
  addressType,
  clientIdentityScheme,
  contactType,
} from '@advisor/contracts/codebooks/customer';
import type { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Call } from '../../platform/http/contract-routes';
import type { ClientRegister, RegisteredClient } from '../../neighbours/client-register/port';
import { findClient } from './find-client';
import { takeRegisterQuota } from '../../domain/customers/register-quota';

type Detail = CallResponse<typeof customerCalls.get>;

/**
 * A person of the client register, as far as it knows them.
 * @throws Failure 404 when it does not know them, 429 when too many were asked for
 */
export async function getCustomer(
  call: Call<typeof customerCalls.get>,
  register: ClientRegister,
): Promise<Detail> {
  await takeRegisterQuota(call, 'detail');
  const client = await findClient(register, call.body.identity);
  return toDetail(client);
}

function toDetail({
  id,
  phoneNumber,
  emailAddress,
  permanentAddress,
  contactAddress,
  identificationDocument,
  ...naturalPerson
}: RegisteredClient): Detail {
  return {
    identity: { id, scheme: clientIdentityScheme.register.code },
    naturalPerson,
    addresses: [
      ...(permanentAddress
        ? [{ ...permanentAddress, addressTypeId: addressType.permanent.code }]
        : []),
      ...(contactAddress ? [{ ...contactAddress, addressTypeId: addressType.contact.code }] : []),
    ],
    ...(identificationDocument && {
      identificationDocument: identificationDocument as Detail['identificationDocument'],
    }),
    contacts: [
      ...(phoneNumber === undefined
        ? []
        : [{ contactTypeId: contactType.phone.code, value: phoneNumber, isPrimary: true }]),
      ...(emailAddress === undefined
        ? []
        : [{ contactTypeId: contactType.email.code, value: emailAddress, isPrimary: true }]),
    ],
  };
}
