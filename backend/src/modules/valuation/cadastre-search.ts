import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import type { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { FastifyInstance } from 'fastify';
import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import { Failure } from '../../platform/failure';

type Query = CallBody<typeof valuationCalls.searchCadastre>;
type Found = CallResponse<typeof valuationCalls.searchCadastre>;

/** Findings that are answered at most: a house has its flats. */
const mostFindings = 100;

/** What the cadastre has, each with its address as the register of addresses knows it. */
export async function findInCadastre(
  { cadastre, addressRegister }: FastifyInstance['neighbours'],
  query: Query,
): Promise<Found> {
  const found = (await cadastre.search(query)).slice(0, mostFindings);
  const codes = [...new Set(found.flatMap(({ addressPointId }) => addressPointId ?? []))];
  const addresses = new Map(
    await Promise.all(
      codes.map(async (code) => [code, await addressOf(addressRegister, code)] as const),
    ),
  );
  return found.map(({ addressPointId, ...finding }) => ({
    ...finding,
    address: addressPointId === undefined ? undefined : addresses.get(addressPointId),
  }));
}

/** A house that the register of addresses does not know, or cannot say now, has no address here. */
async function addressOf(
  register: FastifyInstance['neighbours']['addressRegister'],
  code: string,
): Promise<Found[number]['address']> {
  try {
    const { addressPointId, ...address } = await register.detail(code);
    return { ...address, addressPointId, countryId: defaultCountry.czechia.code };
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
