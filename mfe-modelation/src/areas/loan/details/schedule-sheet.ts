import type { ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import type { Sheet } from '../../../offer/sheet';

const columns = [
  { field: 'order', kind: 'count' },
  { field: 'date', kind: 'date' },
  { field: 'payment', kind: 'money' },
  { field: 'principal', kind: 'money' },
  { field: 'interest', kind: 'money' },
  { field: 'charges', kind: 'money' },
  { field: 'balance', kind: 'money' },
] as const;

/** The schedule month by month as a sheet for export. @param title of the sheet and of each column */
export const scheduleSheet = (
  rows: readonly ScheduleRow[],
  title: (part: 'sheet' | (typeof columns)[number]['field']) => string,
): Sheet => ({
  name: title('sheet'),
  columns: columns.map(({ field, kind }) => ({ title: title(field), kind })),
  rows: rows.map(({ order, paidOn, payment, principal, interest, charges, balance }) => [
    order,
    paidOn,
    payment,
    principal,
    interest,
    charges,
    balance,
  ]),
});
