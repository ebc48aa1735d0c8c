import type { CallResponse } from '@advisor/api-client/call';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import { formatPercent } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import { isSavings } from '../../case/case-presentation';
import { date, knownFact, money } from '../../case/facts';
import './offer-facts.css';

export interface OfferFactsProps {
  /** What the arrangement is made from; absent before the first modelation. */
  offer: CallResponse<typeof offerCalls.listOfArrangement>[number] | undefined;
  /** What the client has asked for, CZK. */
  targetAmount: number;
  productTypeId: number;
  /** The offer ran out before the application was sent. */
  isExpired: boolean;
}

/** Key numbers of what the client gets. */
export function OfferFacts({ offer, targetAmount, productTypeId, isExpired }: OfferFactsProps) {
  const { t } = useTranslation(['case-application', 'case']);
  const ofSavings = isSavings(offer?.productTypeId ?? productTypeId);
  return (
    <DescriptionList
      items={[
        {
          label: t(ofSavings ? 'hub.savingsTarget' : 'hub.amount'),
          value: <strong className="offer-amount">{money(offer?.amount ?? targetAmount)}</strong>,
        },
        ...knownFact(t('hub.interestRate'), offer?.interestRate, (rate) =>
          t('case:detail.perYear', { rate: formatPercent(rate) }),
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
  );
}

const expired = (day: string) => <ExpiredOn day={day} />;

function ExpiredOn({ day }: { day: string }) {
  const { t } = useTranslation(['case-application', 'case']);
  return (
    <span className="offer-expired">
      {date(day)} <StatusChip tone="warning" label={t('hub.expired')} />
    </span>
  );
}
