import { salesArrangementType } from '@advisor/contracts/codebooks';
import { permission } from '@advisor/contracts/permissions';
import { eq } from 'drizzle-orm';
import type { ServicedContract } from '../../domain/cases/area';
import type { ArrangementRow } from '../../domain/cases/arrangement-access';
import { notEligible, type Refusal } from '../../domain/cases/refusal';
import type { DocumentFacts } from '../../domain/documents/document-facts';
import { refinancingKinds } from '../../domain/documents/refinancing/kinds';
import { refinancingOffers, refinancingProcesses } from '../../domain/refinancing/schema';
import type { Database } from '../../platform/database/database';
import type { Area } from '../area';
import { fixationBanner } from './fixation-banner';
import { menu } from './menu';
import { loanMoved } from './notifications';
import { outdatedRefinancingOffers } from './outdated';
import { registerRefinancing } from './routes';
import { refinancingSettings } from './settings';

const { mortgageRetention, mortgageRefixation } = salesArrangementType;

export const area: Area = {
  register: registerRefinancing,
  settings: refinancingSettings,
  outdated: outdatedRefinancingOffers,
  menu,
  banners: fixationBanner,
  services: { [mortgageRetention.code]: rateRefusal, [mortgageRefixation.code]: rateRefusal },
  documents: refinancingKinds,
  notifications: [loanMoved],
  documentFacts: takenOffer,
  keeps: async (db, arrangement) =>
    (await hasProcess(db, arrangement))
      ? 'Žádost patří k procesu změny úvěru. Zrušte proces.'
      : undefined,
  // Its document is made of the offer that was taken over into it.
  documentsLock: async (db, arrangement) =>
    (await hasProcess(db, arrangement))
      ? { reason: 'Dokument se připravuje z převzaté nabídky, v detailu procesu refinancování.' }
      : undefined,
};

const hasProcess = async (db: Database, { id }: Pick<ArrangementRow, 'id'>): Promise<boolean> =>
  (await db.$count(refinancingProcesses, eq(refinancingProcesses.salesArrangementId, id))) > 0;

function rateRefusal(contract: ServicedContract): Refusal | undefined {
  const { user, today, overdueAmount, fixedRateValidTo } = contract;
  if (overdueAmount > 0) return notEligible('Klient je v prodlení se splácením.');
  if (!user.permissions.has(permission.manageRefinancing))
    return notEligible('K refinancování nemáte oprávnění.');
  return fixedRateValidTo === undefined || fixedRateValidTo < today
    ? notEligible('Úvěr nemá sazbu, jejíž fixace by se měnila.')
    : undefined;
}

/** The offer that the arrangement was begun for. */
async function takenOffer(
  { db }: { db: Database },
  { id }: Pick<ArrangementRow, 'id'>,
): Promise<Partial<DocumentFacts>> {
  const [taken] = await db
    .select({
      offerId: refinancingOffers.id,
      saved: refinancingOffers.terms,
      signatureDeadline: refinancingProcesses.signatureDeadline,
    })
    .from(refinancingProcesses)
    .innerJoin(refinancingOffers, eq(refinancingOffers.id, refinancingProcesses.offerId))
    .where(eq(refinancingProcesses.salesArrangementId, id));
  if (taken === undefined) return {};
  return { refinancing: { ...taken, signatureDeadline: taken.signatureDeadline ?? undefined } };
}
