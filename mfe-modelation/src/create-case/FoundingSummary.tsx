import { productType } from '@advisor/contracts/codebooks';
import { formatBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { codeName } from '@advisor/contracts/code-name';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { FormActions } from '@advisor/ui/components/FormActions';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { FolderOpenOutlined } from '@advisor/ui/icons';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FoundClient } from '../client/client-search.mutations';
import { offerQuery } from '../offer/offer.queries';

const crowns = (value: number) => formatMoney(value, { decimals: 0 });

/** Whose the case will be. */
export interface FoundedFor extends Pick<
  FoundClient,
  'firstName' | 'lastName' | 'dateOfBirth' | 'city'
> {
  /** As somebody new has told it. */
  birthNumber?: string;
}

interface FoundingSummaryProps {
  offerId: number;
  person: FoundedFor;
  /** Not in the register yet. */
  isNew: boolean;
  isRunning: boolean;
  onConfirm: () => void;
  /** Back to the choice of the client. */
  onBack: () => void;
}

/** What the case will be made of: the offer and the client. */
export function FoundingSummary({
  offerId,
  person,
  isNew,
  isRunning,
  onConfirm,
  onBack,
}: FoundingSummaryProps) {
  const { t } = useTranslation('modelation');
  const { data: offer } = useQuery(offerQuery(offerId));
  const { firstName, lastName, dateOfBirth, birthNumber, city } = person;
  return (
    <div className="modelation-founding">
      {offer ? <OfferFacts offer={offer} /> : <Skeleton rows={4} />}
      <DescriptionList
        items={[
          {
            label: t('createCase.client'),
            value: <PersonName firstName={firstName} lastName={lastName} />,
          },
          {
            label: t('client.dateOfBirth'),
            value: dateOfBirth === undefined ? '–' : formatDate(dateOfBirth),
          },
          ...(birthNumber
            ? [{ label: t('client.birthNumber'), value: formatBirthNumber(birthNumber) }]
            : []),
          ...(city ? [{ label: t('createCase.city'), value: city }] : []),
          {
            label: t('createCase.register'),
            value: t(isNew ? 'createCase.notInRegister' : 'createCase.inRegister'),
          },
        ]}
      />
      <FormActions>
        <Button disabled={isRunning} onClick={onBack}>
          {t('createCase.another')}
        </Button>
        <Button
          type="primary"
          icon={<FolderOpenOutlined aria-hidden />}
          loading={isRunning}
          disabled={!offer}
          onClick={onConfirm}
        >
          {t('createCase.action')}
        </Button>
      </FormActions>
    </div>
  );
}

function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useTranslation('modelation');
  const { offerId, productTypeId, validTo, result } = offer;
  const facts =
    'loanAmount' in offer.input && 'monthlyPayment' in result
      ? [
          { label: t('compare.loanAmount'), value: crowns(offer.input.loanAmount) },
          { label: t('compare.interestRate'), value: formatPercent(result.interestRate) },
          { label: t('compare.monthlyPayment'), value: crowns(result.monthlyPayment) },
        ]
      : 'targetAmount' in offer.input
        ? [{ label: t('createCase.targetAmount'), value: crowns(offer.input.targetAmount) }]
        : [];
  return (
    <DescriptionList
      items={[
        {
          label: t('createCase.offer'),
          value: t('createCase.offerOf', {
            offerId,
            product: codeName(productType, productTypeId),
          }),
        },
        ...facts,
        { label: t('createCase.validTo'), value: formatDate(validTo) },
      ]}
    />
  );
}
