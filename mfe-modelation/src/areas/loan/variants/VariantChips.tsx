import { formatMoney } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../offer/use-dialog';
import { useVariants } from '../variants-context';
import { wholePayment } from '../whole-payment';
import { useVariantNames } from './use-variant-names';
import './variants.css';

const CompareVariants = lazyPart(() => import('./CompareVariants'));

interface VariantChipsProps {
  /** Makes a case of a saved offer; left out within a case. */
  onFoundCase?: ((offerId: number) => void) | undefined;
}

/** What was put aside, beside the result; each opens the comparison. Nothing until one is pinned. */
export function VariantChips({ onFoundCase }: VariantChipsProps) {
  const { t } = useTranslation('modelation-loan');
  const { variants } = useVariants();
  const names = useVariantNames()(variants);
  const comparison = useDialog<true>();
  if (variants.length === 0 && comparison.subject === undefined) return null;
  const compare = () => comparison.open(true);
  return (
    <div className="modelation-chips">
      <ul aria-label={t('variants.chips')}>
        {variants.map((variant, index) => (
          <li key={variant.key}>
            <button type="button" className="modelation-chip" onClick={compare}>
              <span className="modelation-chip__number">{index + 1}</span>
              <span className="modelation-chip__name">{names.get(variant.key)}</span>
              <strong>{formatMoney(wholePayment(variant.result), { decimals: 0 })}</strong>
            </button>
          </li>
        ))}
      </ul>
      {variants.length > 0 && (
        <Button block onClick={compare}>
          {t('variants.openCount', { count: variants.length })}
        </Button>
      )}
      {comparison.subject && <CompareVariants {...comparison.props} onFoundCase={onFoundCase} />}
    </div>
  );
}
