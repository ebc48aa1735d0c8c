import { contactType } from '@advisor/contracts/codebooks/customer';
import type { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { parsePhone } from '@advisor/lending/identifiers/mobile-phone';
import { z } from 'zod';

type Answer = CallResponse<typeof customerCalls.validateContact>;

const email = z.email();

/** The part before `@` is the recipient's to compare; domains have no capital letters. */
function parseEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const address = text.slice(0, at) + text.slice(at).toLowerCase();
  return email.safeParse(address).success ? address : undefined;
}

/** A phone that messages can be sent to, or an e-mail address; as it will be stored. */
export function validateContact({
  contactTypeId,
  value,
}: CallBody<typeof customerCalls.validateContact>): Answer {
  const isPhone = contactTypeId === contactType.phone.code;
  const normalizedValue = isPhone ? parsePhone(value) : parseEmail(value);
  if (normalizedValue !== undefined) return { isValid: true, messages: [], normalizedValue };
  const message = isPhone
    ? 'Zadejte platné číslo mobilního telefonu.'
    : 'Zadejte platnou e-mailovou adresu.';
  return { isValid: false, messages: [{ field: 'value', message }] };
}
