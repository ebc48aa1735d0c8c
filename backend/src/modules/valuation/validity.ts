import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { addDays, addMonths } from '../../platform/calendar';

/** Months for which a result counts. */
export const validMonths: Readonly<Record<number, number>> = {
  [valuationType.online.code]: 6,
  [valuationType.dts.code]: 12,
  [valuationType.standard.code]: 12,
  [valuationType.zov.code]: 6,
  [valuationType.revaluation.code]: 12,
  [valuationType.preliminaryOpinion.code]: 3,
};

/** Last day on which a result counts. @param valuedOn `YYYY-MM-DD` */
export const validToOf = (typeId: number, valuedOn: string): string =>
  addDays(addMonths(valuedOn, validMonths[typeId] ?? 0), -1);
