import { valuationAddresses } from '@advisor/addresses/valuation';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayChooseType } from '../../../property/next-step';
import type { Property, PropertyReference } from '../../../property/property.queries';

interface MissingFactsProps {
  reference: PropertyReference;
  property: Property;
}

/** What is missing before anything can be ordered, and the way on once nothing is. */
export function MissingFacts({ reference, property }: MissingFactsProps) {
  const { t } = useTranslation('valuation-specification');
  const { missing } = property;
  return (
    <Section title={t('missing.title')}>
      {missing.length === 0 ? (
        <>
          <p>{t('missing.nothing')}</p>
          {mayChooseType(property) && (
            <Link to={valuationAddresses.type.to(reference)}>{t('missing.goOn')}</Link>
          )}
        </>
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
