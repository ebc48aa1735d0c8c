import { Button } from '@advisor/ui/core';
import {
  CheckCircleOutlined,
  CheckOutlined,
  DeleteOutlined,
  EditOutlined,
} from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { longestName, type Variant } from '../variant';
import { useVariants } from '../variants-context';

interface VariantHeadProps {
  variant: Variant;
  /** Its own name, or what it is told by. */
  name: string;
  /** The others are compared with it. */
  isBase: boolean;
  isCheapest: boolean;
  isBusy: boolean;
  onBase: () => void;
  onSave: () => void;
  /** Left out where no case can be made. */
  onFound: (() => void) | undefined;
  onLoad: () => void;
}

/** Name of a variant, which can be changed in place, and what can be done with it. */
export function VariantHead({
  variant,
  name,
  isBase,
  isCheapest,
  isBusy,
  onBase,
  onSave,
  onFound,
  onLoad,
}: VariantHeadProps) {
  const { t } = useTranslation('modelation-loan');
  const { change, remove } = useVariants();
  const { key, offerId } = variant;
  return (
    <div className="modelation-variant">
      <input
        className="modelation-variant__name"
        aria-label={t('variants.name')}
        placeholder={name}
        value={variant.name ?? ''}
        maxLength={longestName}
        onChange={({ target }) => change(key, { name: target.value, offerId: undefined })}
      />
      <label className="modelation-variant__base">
        <input
          type="radio"
          name="variant-base"
          checked={isBase}
          aria-label={t('variants.baseOf', { name })}
          onChange={onBase}
        />
        {t('variants.base')}
      </label>
      <p className="modelation-variant__cheapest">
        {isCheapest && (
          <>
            <CheckCircleOutlined aria-hidden /> {t('variants.cheapest')}
          </>
        )}
      </p>
      <Button
        block
        size="small"
        icon={offerId === undefined ? undefined : <CheckOutlined aria-hidden />}
        loading={isBusy}
        // Disabled it would lose the focus of whoever has pressed it.
        aria-disabled={offerId !== undefined}
        aria-label={offerId === undefined ? t('variants.saveOf', { name }) : undefined}
        onClick={onSave}
      >
        {offerId === undefined ? t('variants.save') : t('variants.saved', { offerId })}
      </Button>
      {onFound && (
        <Button
          block
          size="small"
          disabled={isBusy}
          aria-label={t('variants.foundOf', { name })}
          onClick={onFound}
        >
          {t('variants.found')}
        </Button>
      )}
      <div className="modelation-variant__actions">
        <button
          type="button"
          className="adv-icon-button"
          aria-label={t('variants.load', { name })}
          title={t('variants.load', { name })}
          onClick={onLoad}
        >
          <EditOutlined aria-hidden />
        </button>
        <button
          type="button"
          className="adv-icon-button"
          aria-label={t('variants.remove', { name })}
          title={t('variants.remove', { name })}
          onClick={() => remove(key)}
        >
          <DeleteOutlined aria-hidden />
        </button>
      </div>
    </div>
  );
}
