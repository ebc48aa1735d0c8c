import { salesArrangementState } from '@advisor/contracts/codebooks';
import { sql } from 'drizzle-orm';
import type { Contradiction } from '../../../seed/contradiction';
import { documentState } from '../state-machine';

export const signingContradictions: readonly Contradiction[] = [
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
