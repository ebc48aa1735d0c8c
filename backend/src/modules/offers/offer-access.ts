import type { Offer } from '@advisor/contracts/offer/modelation';
import { openCasePermissions, permission } from '@advisor/contracts/permissions';
import { eq } from 'drizzle-orm';
import { type CaseCall, openCase } from '../../domain/cases/case-access';
import { offers } from '../../domain/offers/schema/offers';
import { forbidden, notFound } from '../../platform/failure';
import type { SignedInUser } from '../../platform/session/user';
import type { OfferRequest } from './model-offer';

export type OfferRow = typeof offers.$inferSelect;

export type OfferCall = Omit<CaseCall, 'params'>;

/** @throws Failure 403 for a user who may not open cases at all */
export function checkCaseRight({ permissions }: SignedInUser): void {
  if (!caseRights.some((code) => permissions.has(code))) throw forbidden();
}

const caseRights = [...openCasePermissions, permission.salesArrangementAccess];

const unknown = 'Nabídka nebyla nalezena.';

/**
 * An offer that the caller may see: one of a case as the case; one of no case yet is shared by its
 * link among the bank's own advisors, and belongs to whoever made it.
 *
 * @throws Failure 404 when there is none that the user may see, 403 for an offer of a case to a user
 * who may not open cases at all
 */
export async function openOffer(offerId: number, call: OfferCall): Promise<OfferRow> {
  const { db, user } = call;
  const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
  if (offer === undefined) throw notFound(unknown);
  if (offer.caseId !== null) {
    checkCaseRight(user);
    await openCase({ ...call, params: { caseId: offer.caseId } }, unknown);
    return offer;
  }
  const mayShare = user.isInternal && user.permissions.has(permission.createCase);
  if (offer.createdBy !== user.id && !mayShare) throw notFound(unknown);
  return offer;
}

/** Product and input of a saved offer; the table's checks keep them together. */
export const offerRequestOf = ({
  productTypeId,
  input,
}: Pick<OfferRow, 'productTypeId' | 'input'>): OfferRequest =>
  ({ productTypeId, input }) as Pick<Offer, 'productTypeId' | 'input'> as OfferRequest;
