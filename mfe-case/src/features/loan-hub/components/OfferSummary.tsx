import type { CallResponse } from '@advisor/api-client/call';
import { formatPercent } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import { isSavings } from '../../../case/case-presentation';
import { date, knownFact, money } from '../../../case/facts';

type Offer = CallResponse<'salesArrangement.offers'>[number];

interface OfferSummaryProps {
  /** What the arrangement is made from; absent before the first modelation. */
  offer: Offer | undefined;
  /** What the client has asked for, CZK. */
  targetAmount: number;
  productTypeId: number;
  /** The offer ran out before the application was sent. */
  isExpired: boolean;
  /** A first offer may still be made. */
  canModel: boolean;
}

/** Key numbers of the application. */
export function OfferSummary({
  offer,
  targetAmount,
  productTypeId,
  isExpired,
  canModel,
}: OfferSummaryProps) {
  const { t } = useTranslation('case');
  const ofSavings = isSavings(offer?.productTypeId ?? productTypeId);
  return (
    <Section title={t('hub.summary')}>
      <div className="hub-offer">
        <DescriptionList
          items={[
            {
              label: t(ofSavings ? 'hub.savingsTarget' : 'hub.amount'),
              value: <strong className="hub-amount">{money(offer?.amount ?? targetAmount)}</strong>,
            },
            ...knownFact(t('hub.interestRate'), offer?.interestRate, (rate) =>
              t('detail.perYear', { rate: formatPercent(rate) }),
            ),
            ...knownFact(
              t(ofSavings ? 'hub.deposit' : 'hub.monthlyPayment'),
              offer?.monthlyPayment,
              money,
            ),
            ...knownFact(t('hub.validTo'), offer?.validTo, isExpired ? expired : date),
            ...knownFact(t('hub.offerName'), offer?.name, (name) => name),
          ]}
        />
      </div>
      {offer === undefined && canModel && <p className="adv-muted">{t('hub.noOffer')}</p>}
    </Section>
  );
}

const expired = (day: string) => <ExpiredOn day={day} />;

function ExpiredOn({ day }: { day: string }) {
  const { t } = useTranslation('case');
  return (
    <span className="hub-expired">
      {date(day)} <StatusChip tone="warning" label={t('hub.expired')} />
    </span>
  );
}
