import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { OfferFacts, type OfferFactsProps } from '../../OfferFacts';

interface OfferSummaryProps extends OfferFactsProps {
  /** A first offer may still be made. */
  canModel: boolean;
}

/** Key numbers of the application. */
export function OfferSummary({ canModel, ...facts }: OfferSummaryProps) {
  const { t } = useTranslation('case-application');
  return (
    <Section title={t('hub.summary')}>
      <div className="hub-offer">
        <OfferFacts {...facts} />
      </div>
      {facts.offer === undefined && (
        <p className="adv-muted">{t(canModel ? 'hub.noOffer' : 'hub.neverOffered')}</p>
      )}
    </Section>
  );
}
