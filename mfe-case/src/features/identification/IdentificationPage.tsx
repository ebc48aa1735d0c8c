import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';

export default function IdentificationPage() {
  const { t } = useTranslation('case');
  return <Page title={t('identification.title')} />;
}
