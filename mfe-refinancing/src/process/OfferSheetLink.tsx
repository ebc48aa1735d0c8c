import { operationUrl } from '@advisor/api-client/call';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { FilePdfOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import './texts';

interface OfferSheetLinkProps {
  caseId: number;
  offerId: number;
  /** In a row of a table: its icon alone. */
  isShort?: boolean;
}

/** What the client was offered, as a PDF to save. */
export function OfferSheetLink({ caseId, offerId, isShort = false }: OfferSheetLinkProps) {
  const { t } = useTranslation('refinancing-process');
  return (
    <a
      href={operationUrl(refinancingCalls.offerSheet, { params: { caseId, offerId } })}
      download
      {...(isShort && { title: t('sheet'), 'aria-label': t('sheet') })}
    >
      <FilePdfOutlined aria-hidden /> {!isShort && t('sheet')}
    </a>
  );
}
