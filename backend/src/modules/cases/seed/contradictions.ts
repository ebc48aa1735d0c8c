import {
  caseState,
  customerRole,
  productType,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import { sql } from 'drizzle-orm';
import type { Contradiction } from '../../../seed/contradiction';

const { disbursed, inSigning, cancelled } = salesArrangementState;
const application = sql`sales_arrangements as application
  where application.case_id = cases.id and application.type_id = ${salesArrangementType.loanApplication.code}`;

export const caseContradictions: readonly Contradiction[] = [
  {
    name: 'a case has not exactly one application',
    found: sql`select id from cases where (select count(*) from ${application}) <> 1`,
  },
  {
    name: 'an application has not exactly one debtor',
    found: sql`select id from sales_arrangements as application
      where type_id = ${salesArrangementType.loanApplication.code}
        and (select count(*) from customers_on_sa as customer
          where customer.sales_arrangement_id = application.id
            and customer.role_id = ${customerRole.debtor.code}) <> 1`,
  },
  {
    name: 'an application in signing or paid out has no contract number',
    found: sql`select id from cases where contract_number is null
      and exists (select from ${application} and application.state in (${inSigning.code}, ${disbursed.code}))`,
  },
  {
    name: 'a paid-out loan has no signed contract, drawing or account',
    found: sql`select id from cases join loans on loans.case_id = cases.id
      where exists (select from ${application} and application.state = ${disbursed.code})
        and (contract_signed_on is null or first_drawing_on is null or drawn_amount <= 0
          or account_number is null)`,
  },
  {
    name: 'a loan is drawn before it is paid out',
    found: sql`select id from cases join loans on loans.case_id = cases.id
      where drawn_amount > 0
        and not exists (select from ${application} and application.state = ${disbursed.code})`,
  },
  {
    name: 'a cancelled case has an application that goes on',
    found: sql`select id from cases
      where cases.state in (${caseState.cancelled.code}, ${caseState.toBeCancelledConfirmed.code})
        and exists (select from ${application} and application.state <> ${cancelled.code})`,
  },
  {
    name: 'a product has not the terms of its kind',
    found: sql`select id from cases
      where (product_type_id = ${productType.buildingSavings.code})
        <> exists (select from building_savings where building_savings.case_id = cases.id)
        or (product_type_id <> ${productType.buildingSavings.code})
        <> exists (select from loans where loans.case_id = cases.id)`,
  },
];
