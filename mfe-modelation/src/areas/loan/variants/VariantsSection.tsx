import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from './CompareTable';
import { ShareVariants } from './ShareVariants';
import { VariantHead } from './VariantHead';
import { useVariants } from '../variants-context';

/** Variants beside each other; nothing until one is pinned. */
export function VariantsSection() {
  const { t } = useTranslation('modelation-loan');
  const { variants } = useVariants();
  const [first, ...others] = variants.map((variant) => ({
    ...variant,
    head: <VariantHead variant={variant} />,
  }));
  if (!first) return null;
  return (
    <div className="modelation-variants">
      <Section title={t('variants.title')} actions={<ShareVariants />}>
        <CompareTable label={t('variants.title')} columns={[first, ...others]} />
      </Section>
    </div>
  );
}
