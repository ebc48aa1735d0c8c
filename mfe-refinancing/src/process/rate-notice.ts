import type { CallResponse } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { isFreeByNotice } from '@advisor/lending/early-repayment';

type Terms = Pick<CallResponse<typeof refinancingCalls.repaymentTerms>, 'rateNotices'>;

/** The notice of the next rate by which a repayment on a day is free of a fee. @returns `YYYY-MM-DD` */
export const noticeInForce = ({ rateNotices }: Terms, date: string): string | undefined =>
  rateNotices.find((notice) => isFreeByNotice(notice, date));
