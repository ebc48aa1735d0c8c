import { refinancingAddresses } from '@advisor/addresses/refinancing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OfferSheetLink } from '../../../process/OfferSheetLink';
import { ProcessComment } from '../../../process/ProcessComment';
import { ProcessDocument } from '../../../process/ProcessDocument';
import { ProcessFacts } from '../../../process/ProcessFacts';
import { ProcessStateChip } from '../../../process/ProcessStateChip';

/** A refixation that is done or was cancelled; nothing of it can be changed. */
export function FormerRefixation({
  caseId,
  process,
}: {
  caseId: number;
  process: RefinancingProcess;
}) {
  const { t } = useTranslation('refinancing-refixation');
  const { offerId } = process;
  return (
    <Page
      title={t('title')}
      state={<ProcessStateChip state={process.state} />}
      actions={<Link to={refinancingAddresses.refixation.to({ caseId })}>{t('former.toNow')}</Link>}
    >
      <ProcessFacts
        process={process}
        actions={offerId !== undefined && <OfferSheetLink caseId={caseId} offerId={offerId} />}
      />
      {process.document && <ProcessDocument caseId={caseId} process={process} />}
      <ProcessComment caseId={caseId} process={process} />
    </Page>
  );
}
