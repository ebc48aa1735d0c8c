import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { FoundClient } from '../../client/client-search.mutations';
import { readClientInAddress } from '../../offer/client-in-address';
import { ageOf, useModelledClient } from '../../client/modelled-client';
import { LoanModelation } from './LoanModelation';
import { useFoundCase } from '../../create-case/use-found-case';
import { LoanActions } from './actions/LoanActions';
import { formOfDefaults, formOfInput } from './loan-form.schema';
import { useFoundingOptions } from './use-founding-options';
import { VariantChips } from './variants/VariantChips';
import { useSharedVariants } from './variants/use-shared-variants';
import { readOfferInAddress } from '../../offer/offer-in-address';
import { defaultsQuery } from '../../offer/offer.queries';
import { ProductLinks } from '../../offer/ProductLinks';
import { readSharedOffers } from './variants/shared-offers';
import type { LoanPageData } from './loan.loader';
import './texts';

/** Models a loan of one product, without a case. The screen of another product is another one. */
export default function LoanPage() {
  const { product } = useLoaderData<LoanPageData>();
  return <OfProduct key={product.name} />;
}

function OfProduct() {
  const { t } = useTranslation('modelation');
  const { product, offers, opened } = useLoaderData<LoanPageData>();
  const defaults = usePrefetchedQuery(defaultsQuery(product.productTypeId)).data;
  const variants = useSharedVariants(offers);
  // Variants that are shared move to an address of their own; what is typed moves along.
  const [params] = useSearchParams();
  const draftKey = [
    'modelation',
    product.name,
    readOfferInAddress(params),
    readClientInAddress(params),
    ...readSharedOffers(params),
  ].join('.');
  const { client } = useModelledClient();
  const first = opened ?? variants[0];
  const openedLoan = useMemo(
    () => opened && { offer: opened, form: formOfInput(opened.input) },
    [opened],
  );
  return (
    <Page title={t(`product.${product.name}`)}>
      <ProductLinks active={product.address.pattern} />
      <LoanModelation
        product={product}
        defaults={defaults}
        opened={openedLoan}
        initial={
          first
            ? formOfInput(first.input)
            : { ...formOfDefaults(defaults), applicantAge: ageOf(client) }
        }
        draftKey={draftKey}
        variants={variants}
        client={client}
        actions={
          <>
            <LoanActions client={client} />
            <Variants client={client} />
          </>
        }
      />
    </Page>
  );
}

function Variants({ client }: { client: FoundClient | undefined }) {
  const { foundCase, dialog } = useFoundCase(useFoundingOptions(client));
  return (
    <>
      <VariantChips onFoundCase={foundCase} />
      {dialog}
    </>
  );
}
