import { salesArrangementState } from '@advisor/contracts/codebooks';
import { sql } from 'drizzle-orm';
import type { Contradiction } from '../../../seed/contradiction';
import { firstSentinelId } from './sentinel-documents';
import { documentState } from '../state-machine';

/** Documents of the tester show more than the people of one case would. */
const isOrdinary = sql`document_id < ${firstSentinelId}`;

export const contradictions: readonly Contradiction[] = [
  {
    name: 'somebody signs who is not of the case',
    found: sql`select member.id from signing_members as member
      join documents_on_sa as document on document.id = member.document_id
      join sales_arrangements as arrangement on arrangement.id = document.sales_arrangement_id
      join cases on cases.id = arrangement.case_id
      join users as owner on owner.id = cases.owner_id
      where ${isOrdinary}
        and member.full_name <> owner.first_name || ' ' || owner.last_name
        and not exists (
          select from customers_on_sa as person
          join sales_arrangements as application on application.id = person.sales_arrangement_id
          where application.case_id = cases.id
            and member.full_name = person.first_name || ' ' || person.last_name)`,
  },
  {
    name: 'an arrangement in signing has no document to sign',
    found: sql`select id from sales_arrangements as arrangement
      where state = ${salesArrangementState.inSigning.code} and not exists (
        select from documents_on_sa as document
        join signing_documents on signing_documents.document_id = document.id
        where document.sales_arrangement_id = arrangement.id)`,
  },
  {
    name: 'a signed document has a signer who has not signed',
    found: sql`select document_id from signing_documents
      where state = ${documentState.signed} and exists (
        select from signing_members as member
        where member.document_id = signing_documents.document_id and member.state <> 'accepted')`,
  },
];
