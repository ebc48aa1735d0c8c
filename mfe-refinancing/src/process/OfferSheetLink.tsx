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
  /** By default 'Nabídka v PDF'. */
  label?: string;
}

/** What the client was offered, as a PDF to save. */
export function OfferSheetLink({ caseId, offerId, isShort = false, label }: OfferSheetLinkProps) {
  const { t } = useTranslation('refinancing-process');
  const text = label ?? t('sheet');
  return (
    <a
      href={operationUrl(refinancingCalls.offerSheet, { params: { caseId, offerId } })}
      download
      {...(isShort && { title: text, 'aria-label': text })}
    >
      <FilePdfOutlined aria-hidden /> {!isShort && text}
    </a>
  );
}
