import { useTranslation } from 'react-i18next';

/** The product's mark and name. */
export function Brand() {
  const { t } = useTranslation('host');
  return (
    <span className="host-brand">
      <svg className="host-brand__mark" viewBox="0 0 24 24" aria-hidden>
        <path d="M3 11.2 12 4l9 7.2V20a1 1 0 0 1-1 1h-5.5v-6h-5v6H4a1 1 0 0 1-1-1z" />
      </svg>
      <span className="host-brand__name">{t('product')}</span>
    </span>
  );
}
