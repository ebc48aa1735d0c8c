import { operationUrl } from '@advisor/api-client/call';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { FilePdfOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import './texts';

/** What the client was offered, as a PDF to save. */
export function OfferSheetLink({ caseId, offerId }: { caseId: number; offerId: number }) {
  const { t } = useTranslation('refinancing-process');
  return (
    <a href={operationUrl(refinancingCalls.offerSheet, { params: { caseId, offerId } })} download>
      <FilePdfOutlined aria-hidden /> {t('sheet')}
    </a>
  );
}
