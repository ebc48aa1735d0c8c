import { productType } from '@advisor/contracts/codebooks';
import { esis } from './esis';
import type { InformationSheet } from './information-sheet';
import { secci } from './secci';

/** What the law wants to be handed over before the contract of each product. */
const sheets: ReadonlyMap<number, InformationSheet> = new Map([
  [productType.mortgage.code, esis],
  [productType.nonPurposeMortgage.code, esis],
  [productType.americanMortgage.code, esis],
  [productType.unsecuredLoan.code, secci],
]);

/** The sheet of a product; undefined where nothing is lent. */
export const informationSheetOf = (productTypeId: number): InformationSheet | undefined =>
  sheets.get(productTypeId);
