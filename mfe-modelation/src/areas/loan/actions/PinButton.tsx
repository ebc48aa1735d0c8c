import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Button } from '@advisor/ui/core';
import { PushpinOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useSimulation } from '../simulation';
import { variantOf } from '../variant';
import { useVariants } from '../variants-context';

/** Puts the present result aside for comparison. */
export function PinButton() {
  const { t } = useTranslation('modelation-loan');
  const { answer, answered, state, look } = useSimulation();
  const { variants, isFull, pin } = useVariants();
  const pinNow = () => {
    const variant = answered && answer && variantOf(answered, answer);
    if (variant) pin(variant);
  };
  return (
    <>
      <Button
        icon={<PushpinOutlined aria-hidden />}
        disabled={state !== 'current' || look === 'notOffered' || isFull}
        title={isFull ? t('variants.full') : undefined}
        onClick={pinNow}
      >
        {t('variants.pin')}
      </Button>
      <LiveRegion>
        {variants.length > 0 && t('variants.count', { count: variants.length })}
      </LiveRegion>
    </>
  );
}
