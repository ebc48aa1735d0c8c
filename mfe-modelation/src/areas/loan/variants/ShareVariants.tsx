import { notify } from '@advisor/shell/notifications';
import { Button } from '@advisor/ui/core';
import { LinkOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withoutClient } from '../../../offer/client-in-address';
import { ConflictDialog } from '../../../offer/ConflictDialog';
import { withSharedOffers } from './shared-offers';
import { useSaveVariant } from './use-save-variant';
import { useVariantNames } from './use-variant-names';
import { useVariants } from '../variants-context';

/**
 * Makes a link to the variants: each is saved as an offer, and the address holds their numbers only.
 */
export function ShareVariants() {
  const { t } = useTranslation('modelation-loan');
  const { variants } = useVariants();
  const namesOf = useVariantNames();
  const { saveVariant, isSaving, question } = useSaveVariant();
  const [isSharing, setIsSharing] = useState(false);
  const navigate = useNavigate();

  const share = async () => {
    setIsSharing(true);
    const offerIds: number[] = [];
    const names = namesOf(variants);
    for (const variant of variants) {
      const name = names.get(variant.key) ?? '';
      const savedId = await saveVariant(variant, name, { retry: () => void share() });
      if (savedId === undefined) break;
      offerIds.push(savedId);
    }
    setIsSharing(false);
    if (offerIds.length < variants.length) return;
    const address = new URL(window.location.href);
    const search = withSharedOffers(address.searchParams, offerIds);
    await navigate({ search }, { replace: true, preventScrollReset: true });
    address.search = withSharedOffers(withoutClient(address.searchParams), offerIds);
    const isCopied = await copy(address.href);
    notify({
      type: 'success',
      autoHide: true,
      title: t(isCopied ? 'variants.linkCopied' : 'variants.linkInAddress'),
    });
  };
  return (
    <>
      <Button
        icon={<LinkOutlined aria-hidden />}
        loading={isSharing || isSaving}
        onClick={() => void share()}
      >
        {t('variants.share')}
      </Button>
      <ConflictDialog question={question} />
    </>
  );
}

/** Refused outside a secure context; the address holds the link then. */
const copy = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);
