import { modelationAddresses } from '@advisor/addresses/modelation';
import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { readClientInAddress } from '../../offer/client-in-address';
import { useModelledClient } from '../../client/modelled-client';
import { SavingsModelation } from './SavingsModelation';
import { LinkActions } from '../../offer/LinkActions';
import { LockedModelation } from '../../offer/LockedModelation';
import type { ModelationLock } from '../../offer/modelation-lock';
import { readOfferInAddress } from '../../offer/offer-in-address';
import { OfferActions } from '../../create-case/OfferActions';
import { PrintButton } from '../../offer/PrintButton';
import { ProductLinks } from '../../offer/ProductLinks';
import { formOfSavingsDefaults, formOfSavingsInput } from './savings-form.schema';
import { useSavedSavings } from './use-saved-savings';
import { savingsDefaultsQuery, type BuildingSavingsData } from './building-savings.loader';
import './texts';

/** Models building savings, alone or for an arrangement. */
export default function BuildingSavingsPage() {
  const { salesArrangementId, lock } = useLoaderData<BuildingSavingsData>();
  return lock ? <Locked lock={lock} /> : <OfArrangement key={salesArrangementId ?? 'none'} />;
}

function Locked({ lock }: { lock: ModelationLock }) {
  const { t } = useTranslation('modelation');
  const { linked } = useLoaderData<BuildingSavingsData>();
  return (
    <Page
      title={t('product.buildingSavings')}
      actions={
        linked && <PrintButton save={() => Promise.resolve(linked.offerId)} disabled={false} />
      }
    >
      <LockedModelation lock={lock} />
    </Page>
  );
}

function OfArrangement() {
  const { t } = useTranslation('modelation');
  const { salesArrangementId, linked, opened } = useLoaderData<BuildingSavingsData>();
  const [params] = useSearchParams();
  const begun = linked ?? opened;
  const openedSavings = useMemo(
    () => begun && { offer: begun, form: formOfSavingsInput(begun.input) },
    [begun],
  );
  const defaults = usePrefetchedQuery(savingsDefaultsQuery(salesArrangementId)).data;
  return (
    <Page title={t('product.buildingSavings')}>
      {salesArrangementId === undefined && (
        <ProductLinks active={modelationAddresses.buildingSavingsModelation.pattern} />
      )}
      <SavingsModelation
        defaults={defaults}
        opened={openedSavings}
        initial={openedSavings?.form ?? formOfSavingsDefaults(defaults, bankDay(serverNow()))}
        draftKey={[
          'modelation',
          'buildingSavings',
          salesArrangementId,
          readOfferInAddress(params),
          readClientInAddress(params),
        ].join('.')}
        isAlone={salesArrangementId === undefined}
        actions={<Actions />}
      />
    </Page>
  );
}

function Actions() {
  const { salesArrangementId, linked } = useLoaderData<BuildingSavingsData>();
  const offer = useSavedSavings({ salesArrangementId });
  const { client } = useModelledClient();
  return salesArrangementId === undefined ? (
    <OfferActions offer={offer} client={client} />
  ) : (
    <LinkActions
      offer={offer}
      salesArrangementId={salesArrangementId}
      linkedOfferId={linked?.offerId}
    />
  );
}
