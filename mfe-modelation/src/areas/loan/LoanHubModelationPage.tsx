import { caseAddresses } from '@advisor/addresses/case';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { budgetQuery, withAges, withBudget } from './applicants-budget';
import { LoanModelation } from './LoanModelation';
import { PinButton } from './actions/PinButton';
import { useSavedOffer } from './actions/use-saved-offer';
import { formOfDefaults, formOfInput } from './loan-form.schema';
import { VariantChips } from './variants/VariantChips';
import { useSharedVariants } from './variants/use-shared-variants';
import { LinkActions } from '../../offer/LinkActions';
import { LockedModelation } from '../../offer/LockedModelation';
import { defaultsQuery } from '../../offer/offer.queries';
import { LinkedComparison } from './variants/LinkedComparison';
import { LinkedOffer } from './variants/LinkedOffer';
import type { LoanHubModelationData, OpenModelation } from './loan-hub-modelation.loader';
import './texts';

/** Models the loan of a case: what its arrangement is made from now, and what would change. */
export default function LoanHubModelationPage() {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { salesArrangementId, linked, modelation } = useLoaderData<LoanHubModelationData>();
  if ('lock' in modelation) {
    return (
      <Page title={t('hub.title')}>
        <LockedModelation lock={modelation.lock}>
          {linked && <LinkedOffer linked={linked} />}
        </LockedModelation>
      </Page>
    );
  }
  return <OfArrangement key={salesArrangementId} {...modelation} />;
}

function OfArrangement({ product, offers }: OpenModelation) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { caseId, salesArrangementId, linked, clientAge, client } =
    useLoaderData<LoanHubModelationData>();
  const defaults = usePrefetchedQuery(defaultsQuery(product.productTypeId)).data;
  const budget = useQuery(budgetQuery(salesArrangementId)).data;
  // As it was when the screen was opened: what comes later is told, and not put over what stands there.
  const [household] = useState({ oldestAge: clientAge, ...budget });
  // Another offer may become the linked one meanwhile; what is typed stays.
  const opened = useMemo(() => {
    if (!linked) return undefined;
    // Maturity has its limit by age, and whose loan it is, is known here.
    return { offer: linked, form: withAges(formOfInput(linked.input), household) };
  }, [linked, household]);
  const [initial] = useState(
    withBudget(opened?.form ?? withAges(formOfDefaults(defaults), household), household),
  );
  return (
    <Page
      title={t('hub.title')}
      description={
        linked
          ? t('hub.linked', {
              product: t(`modelation:product.${product.name}`),
              offerId: linked.offerId,
            })
          : t('hub.notLinked', { product: t(`modelation:product.${product.name}`) })
      }
    >
      <LoanModelation
        product={product}
        defaults={defaults}
        caseId={caseId}
        salesArrangementId={salesArrangementId}
        householdAddress={caseAddresses.household.to({ caseId, salesArrangementId })}
        client={client}
        opened={opened}
        initial={initial}
        draftKey={`modelation.arrangement.${salesArrangementId}`}
        variants={useSharedVariants(offers)}
        actions={
          <>
            <Actions />
            <VariantChips />
          </>
        }
      >
        {linked && <LinkedComparison linked={linked} />}
      </LoanModelation>
    </Page>
  );
}

function Actions() {
  const { salesArrangementId, linked } = useLoaderData<LoanHubModelationData>();
  const offer = useSavedOffer();
  return (
    <LinkActions
      offer={offer}
      salesArrangementId={salesArrangementId}
      linkedOfferId={linked?.offerId}
    >
      <PinButton />
    </LinkActions>
  );
}
