import { productType } from '@advisor/contracts/codebooks';
import type { CaseRow } from '../../../domain/cases/case-access';

const unsecured: ReadonlySet<number> = new Set([
  productType.unsecuredLoan.code,
  productType.buildingSavings.code,
]);

interface ConsultationType {
  consultationTypeId: number;
  name: string;
  /** Whether it is about the real estate, which not every product has. */
  isAboutEstate?: true;
}

const types: readonly ConsultationType[] = [
  { consultationTypeId: 1, name: 'Příjmy a bonita' },
  { consultationTypeId: 2, name: 'Zajištění a ocenění', isAboutEstate: true },
  { consultationTypeId: 3, name: 'Smluvní dokumentace' },
  { consultationTypeId: 4, name: 'Jiný dotaz' },
];

/** What may be consulted on the case. */
export const consultationTypesOf = ({ productTypeId }: Pick<CaseRow, 'productTypeId'>) =>
  types.map(({ consultationTypeId, name, isAboutEstate }) => {
    const isAllowed = !isAboutEstate || !unsecured.has(productTypeId);
    return {
      consultationTypeId,
      name,
      isAllowed,
      ...(!isAllowed && { reason: 'Produkt není zajištěný nemovitostí.' }),
    };
  });

export const consultationName = (id: number): string | undefined =>
  types.find(({ consultationTypeId }) => consultationTypeId === id)?.name;
