import type { CaseReference } from '@advisor/case/open';
import { useTranslation } from 'react-i18next';
import { isFinal } from '../document-actions';
import { WidgetSection } from './WidgetSection';

/**
 * What of a case waits for signatures, beside the list of its documents: what was signed is in that list,
 * and stands here no more.
 */
export default function WaitingDocuments(reference: CaseReference) {
  const { t } = useTranslation('signing-documents');
  return (
    <WidgetSection
      reference={reference}
      isShown={(document) => !isFinal(document)}
      none={(count) => t(count === 0 ? 'list.emptyText' : 'list.widget.noneWaits')}
    />
  );
}
