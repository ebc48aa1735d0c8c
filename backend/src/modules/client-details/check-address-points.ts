import type { ClientAddress } from '@advisor/contracts/client-detail/schemas';
import type { AddressRegister } from '../../neighbours/address-register/port';
import { Failure } from '../../platform/failure';

/**
 * Asks the register for every address place that was not saved before: a draft may be older than the
 * register. A register that does not answer blocks no saving.
 * @throws Failure 400 with 90080, at the address whose house is not there
 */
export async function checkAddressPoints(
  register: Pick<AddressRegister, 'detail'>,
  before: readonly ClientAddress[],
  addresses: readonly ClientAddress[],
): Promise<void> {
  const known = new Set(before.map(({ addressPointId }) => addressPointId));
  await Promise.all(
    addresses.map(async ({ addressPointId }, index) => {
      if (addressPointId === undefined || known.has(addressPointId)) return;
      await register.detail(addressPointId).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        if (error.status === 503) return;
        const field = `detail.addresses.${index}.addressPointId`;
        throw new Failure(
          error.status,
          error.messages.map((message) => ({ ...message, field })),
        );
      });
    }),
  );
}
