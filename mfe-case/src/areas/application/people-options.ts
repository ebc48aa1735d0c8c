import type { CallResponse } from '@advisor/api-client/call';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { FieldOption } from '@advisor/forms/field-option';

export type Customers = CallResponse<typeof salesArrangementCalls.customers>;

/** Everybody on the case, to be named in what is agreed. */
export const peopleOptions = (customers: Customers): FieldOption<number>[] =>
  customers.map(({ customerOnSAId, lastName, firstName }) => ({
    value: customerOnSAId,
    label: `${lastName} ${firstName}`,
  }));

/** Undefined for nobody, and for one who is on the case no more. */
export const personName = (customers: Customers, id: number | null | undefined) =>
  peopleOptions(customers).find(({ value }) => value === id)?.label;
