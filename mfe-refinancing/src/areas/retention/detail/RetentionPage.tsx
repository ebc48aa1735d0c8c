import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { CalculatorOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { ClientResponses } from '../../../process/ClientResponses';
import { ProcessActions } from '../../../process/ProcessActions';
import { ProcessComment } from '../../../process/ProcessComment';
import { ProcessDocument } from '../../../process/ProcessDocument';
import { ProcessFacts } from '../../../process/ProcessFacts';
import { ProcessStateChip } from '../../../process/ProcessStateChip';
import type { RetentionReference } from '../retention-reference';
import { isOpen } from '../../../process/process.queries';
import { retentionQuery } from '../retention.queries';

import { OfferOfRetention } from './OfferOfRetention';
import '../texts';
import './detail.css';

/** One retention: what the client was offered, and what can be done with it now. */
export default function RetentionPage() {
  const { t } = useTranslation('refinancing-retention');
  const navigate = useNavigate();
  const { caseId, processId } = useLoaderData<RetentionReference>();
  const retention = usePrefetchedQuery(retentionQuery(caseId, processId)).data;
  return (
    <Page
      title={t('title')}
      state={<ProcessStateChip state={retention.state} />}
      actions={
        <ProcessActions caseId={caseId} process={retention}>
          {retention.actions?.includes('link') && (
            <Button
              icon={<CalculatorOutlined aria-hidden />}
              onClick={() =>
                void navigate(
                  refinancingAddresses.retentionCalculatorOfProcess.to({ caseId, processId }),
                )
              }
            >
              {t('newOffer')}
            </Button>
          )}
        </ProcessActions>
      }
    >
      <div className="retention-detail">
        <div className="retention-detail__column">
          <ProcessFacts process={retention} />
          <OfferOfRetention caseId={caseId} retention={retention} />
          <ProcessDocument key={retention.offerId} caseId={caseId} process={retention} />
        </div>
        <div className="retention-detail__column">
          <ClientResponses caseId={caseId} isEnded={!isOpen(retention)} />
          <ProcessComment caseId={caseId} process={retention} />
        </div>
      </div>
    </Page>
  );
}
