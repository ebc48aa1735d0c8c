import { signatureState } from '@advisor/contracts/codebooks/document';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { sql } from 'drizzle-orm';
import { loans } from '../cases/schema/cases';
import { signingDocuments } from '../signing/schema';
import { refinancingProcesses } from './schema';

const { inProgressInProduct, finished } = refinancingState;

/**
 * Condition on `loans`, in a statement that joins them: the rate after the fixation that runs is agreed.
 * A retention ends with the fixation, and a process that was handed over is not signed here.
 */
export const hasSignedRefixation = sql<boolean>`exists (
  select from ${refinancingProcesses}
  left join ${signingDocuments} on ${signingDocuments.documentId} = ${refinancingProcesses.documentId}
  where ${refinancingProcesses.caseId} = ${loans.caseId}
    and ${refinancingProcesses.typeId} = ${refinancingType.refixation.code}
    and ${refinancingProcesses.effectiveFrom} > ${loans.fixedRateValidTo}
    and (${refinancingProcesses.state} = ${finished.code}
      or ${refinancingProcesses.state} = ${inProgressInProduct.code}
        and ${signingDocuments.state} = ${signatureState.signed.code})
)`;
