import { caseBundle } from '../modules/cases/seed/case-bundle';
import { addCase } from '../modules/cases/seed/seed-cases';
import { rateTables } from '../modules/offers/seed/rate-tables';
import { addOffer } from '../modules/offers/seed/seed-offers';
import { ordinaryCase, type SeededCase } from '../seed/seeded-case';

const noBirthNumbers = { seal: () => '', index: () => '' };

/** The first cases as they are seeded with their offers, without a database. @param today `YYYY-MM-DD` */
export function createSeededCases(count: number, today: string): SeededCase[] {
  const versions = rateTables(today);
  return Array.from({ length: count }, (_, index) => {
    const seeded = ordinaryCase(index);
    addCase(seeded.rows, caseBundle(seeded, { today, ownerOf: () => 1 }), noBirthNumbers);
    addOffer(seeded, versions);
    return seeded;
  });
}
