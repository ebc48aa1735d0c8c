import { sql } from 'drizzle-orm';
import type { Contradiction } from '../../../seed/contradiction';

export const contradictions: readonly Contradiction[] = [
  {
    name: 'an application is made from an offer of another case or product',
    found: sql`select application.id from sales_arrangements as application
      join cases on cases.id = application.case_id
      join offers on offers.id = application.offer_id
      where offers.case_id <> cases.id or offers.product_type_id <> cases.product_type_id`,
  },
  {
    name: 'an offer lends more of the collateral than its product allows',
    found: sql`select offers.id from offers
      join product_terms as terms on terms.product_type_id = offers.product_type_id
        and terms.version_id = offers.rate_version_id
      where (offers.input ->> 'loanAmount')::numeric * 100
        > (offers.input ->> 'collateralAmount')::numeric * terms.max_ltv_young`,
  },
  {
    name: 'a loan has another rate or amount than its offer',
    found: sql`select cases.id from cases
      join loans on loans.case_id = cases.id
      join offers on offers.case_id = cases.id
      where (offers.result ->> 'interestRate')::numeric <> loans.interest_rate::numeric
        or (offers.input ->> 'loanAmount')::numeric <> cases.target_amount`,
  },
];
