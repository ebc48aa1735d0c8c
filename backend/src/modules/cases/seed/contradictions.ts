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

export const contradictions: readonly Contradiction[] = [
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
    name: 'a person on a case is not grown up',
    found: sql`select cases.id from cases
      join sales_arrangements as application on application.case_id = cases.id
      join customers_on_sa as person on person.sales_arrangement_id = application.id
      where person.date_of_birth > cases.created_on - interval '18 years'`,
  },
  {
    name: 'debtor and co-debtor are a generation apart',
    found: sql`select debtor.id from customers_on_sa as debtor
      join customers_on_sa as spouse on spouse.sales_arrangement_id = debtor.sales_arrangement_id
      where debtor.role_id = ${customerRole.debtor.code} and spouse.role_id = ${customerRole.codebtor.code}
        and abs(debtor.date_of_birth - spouse.date_of_birth) > 15 * 365`,
  },
  {
    name: 'building savings have a co-debtor or a guarantor',
    found: sql`select cases.id from cases
      join sales_arrangements as application on application.case_id = cases.id
      join customers_on_sa as person on person.sales_arrangement_id = application.id
      where product_type_id = ${productType.buildingSavings.code}
        and person.role_id <> ${customerRole.debtor.code}`,
  },
  {
    name: 'days of a loan are not in order',
    found: sql`select id from cases join loans on loans.case_id = cases.id
      where last_changed_on < created_on or contract_signed_on < created_on::date
        or first_drawing_on < contract_signed_on or maturity_on < first_drawing_on
        or fixed_rate_valid_to > maturity_on + interval '1 month'`,
  },
  {
    name: 'more of a loan is owed or drawn than was lent',
    found: sql`select id from cases join loans on loans.case_id = cases.id
      where drawn_amount > target_amount or principal > drawn_amount`,
  },
  {
    name: 'a loan is beyond the limits of its product',
    found: sql`select cases.id from cases join loans on loans.case_id = cases.id
      join product_terms as terms on terms.product_type_id = cases.product_type_id
      where target_amount not between min_amount and max_amount
        or duration_months not between min_months and max_months`,
  },
  {
    name: 'instalments are more than a household can pay',
    found: sql`select case_id from loans where monthly_payment > 60000`,
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
