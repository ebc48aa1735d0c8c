import type { CaseReference } from '@advisor/case/open';
import { useTranslation } from 'react-i18next';
import { WidgetSection } from './WidgetSection';

const all = () => true;

/** An application's documents to sign, for other areas' screens. */
export default function DocumentsWidget(reference: CaseReference) {
  const { t } = useTranslation('signing-documents');
  return <WidgetSection reference={reference} isShown={all} none={() => t('list.emptyText')} />;
}
