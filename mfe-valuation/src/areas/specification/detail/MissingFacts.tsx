import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { Property } from '../../../property/property.queries';

/** What is missing before anything can be ordered. */
export function MissingFacts({ property: { missing } }: { property: Property }) {
  const { t } = useTranslation('valuation-specification');
  return (
    <Section title={t('missing.title')}>
      {missing.length === 0 ? (
        <p>{t('missing.nothing')}</p>
      ) : (
        <ul className="specification__missing">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
