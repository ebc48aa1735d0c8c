import { codeName } from '@advisor/contracts/code-name';
import { realEstateType } from '@advisor/contracts/codebooks/real-estate';
import { czechDay, czechMoney } from '../../../platform/czech-format';
import type { DocumentFacts, Security } from '../document-facts';
import type { Fact } from './fact';

/** What secures the loan, a row each. */
export const securityRows = ({ securities = [] }: Pick<DocumentFacts, 'securities'>): Fact[] =>
  securities.map((one): Fact => ['Zajištění', described(one)]);

/** `Byt, Nádražní 5, 110 00 Praha 1, LV 12 k. ú. Nové Město, hodnota 4 000 000 Kč ke dni 20. 11. 2026` */
function described({ typeId, address, deed, value }: Security): string {
  const of = deed?.deedNumber === undefined ? '' : `LV ${deed.deedNumber} `;
  return [
    codeName(realEstateType, typeId),
    ...(address === undefined ? [] : [address]),
    ...(deed === undefined ? [] : [`${of}k. ú. ${deed.cadastralArea}`]),
    ...(value === undefined
      ? []
      : [`hodnota ${czechMoney(value.amount)} ke dni ${czechDay(value.valuedOn)}`]),
  ].join(', ');
}
