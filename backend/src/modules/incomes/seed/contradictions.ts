import { salesArrangementState } from '@advisor/contracts/codebooks';
import { sql } from 'drizzle-orm';
import type { Contradiction } from '../../../seed/contradiction';

const { toSend, inApproval, inSigning } = salesArrangementState;

export const contradictions: readonly Contradiction[] = [
  {
    name: 'an application that is complete has a debtor without an income',
    found: sql`select person.id from customers_on_sa as person
      join sales_arrangements as application on application.id = person.sales_arrangement_id
      where application.state in (${toSend.code}, ${inApproval.code}, ${inSigning.code})
        and application.offer_id is not null and person.role_id = 1
        and not exists (select from incomes where customer_on_sa_id = person.id)`,
  },
  {
    name: 'an income follows from a tax return that is not there, or the other way round',
    found: sql`select coalesce(income.customer_on_sa_id, tax_returns.customer_on_sa_id) as id
      from (select customer_on_sa_id from incomes where is_from_tax_return) as income
      full join tax_returns on tax_returns.customer_on_sa_id = income.customer_on_sa_id
      where income.customer_on_sa_id is null or tax_returns.customer_on_sa_id is null`,
  },
];
