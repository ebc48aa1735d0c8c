import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Drawer } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../offer/ConflictDialog';
import { formOfInput, toLoanInput } from '../loan-form.schema';
import { useLoanForm } from '../form-context';
import { useSimulation } from '../simulation';
import type { Variant } from '../variant';
import { useVariants } from '../variants-context';
import { CompareTable, type ComparedColumn } from './CompareTable';
import { ShareVariants } from './ShareVariants';
import { useSaveVariant } from './use-save-variant';
import { useVariantNames } from './use-variant-names';
import { VariantHead } from './VariantHead';

interface CompareVariantsProps {
  isOpen: boolean;
  onClose: () => void;
  /** It is gone, and the focus is back where it was. */
  afterClose: () => void;
  /** Makes a case of a saved offer; left out where there is a case already. */
  onFoundCase?: ((offerId: number) => void) | undefined;
}

/** The cheapest of loans of the same amount. */
function cheapestOf(variants: readonly Variant[]): string | undefined {
  const amounts = new Set(variants.map(({ input }) => input.loanAmount));
  if (variants.length < 2 || amounts.size > 1) return undefined;
  const totals = variants.map(({ result }) => result.totalPaid);
  const least = Math.min(...totals);
  return totals.every((total) => total === least)
    ? undefined
    : variants.find(({ result }) => result.totalPaid === least)?.key;
}

/** Variants beside each other over the page, with what can be done with each. */
export default function CompareVariants({
  isOpen,
  onClose,
  afterClose,
  onFoundCase,
}: CompareVariantsProps) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { variants } = useVariants();
  const names = useVariantNames()(variants);
  const mayCreateCase = usePermission(permission.createCase);
  const { form } = useLoanForm();
  const { saveVariant, isSaving, question } = useSaveVariant();
  const [base, setBase] = useState<string>();
  const [busyKey, setBusyKey] = useState<string>();
  const current = useCurrentColumn(variants);
  const cheapest = cheapestOf(variants);
  const baseKey = variants.some(({ key }) => key === base) ? base : variants[0]?.key;

  const save = async (variant: Variant): Promise<number | undefined> => {
    setBusyKey(variant.key);
    const name = names.get(variant.key) ?? '';
    return saveVariant(variant, name, { retry: () => void save(variant) }).finally(() =>
      setBusyKey(undefined),
    );
  };
  const found = async (variant: Variant) => {
    const offerId = await save(variant);
    if (offerId === undefined) return;
    onClose();
    onFoundCase?.(offerId);
  };
  const load = ({ input }: Variant) => {
    form.reset(formOfInput(input), { keepDefaultValues: true });
    onClose();
  };
  const columns: ComparedColumn[] = variants.map((variant) => ({
    ...variant,
    head: (
      <VariantHead
        variant={variant}
        name={names.get(variant.key) ?? ''}
        isBase={variant.key === baseKey}
        isCheapest={variant.key === cheapest}
        isBusy={isSaving && variant.key === busyKey}
        onBase={() => setBase(variant.key)}
        onSave={() => void save(variant)}
        onFound={onFoundCase && mayCreateCase ? () => void found(variant) : undefined}
        onLoad={() => load(variant)}
      />
    ),
  }));
  const [first, ...others] = current ? [...columns, current] : columns;
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      afterOpenChange={(open) => !open && afterClose()}
      title={t('variants.title')}
      size="min(1180px, 100%)"
      extra={<ShareVariants />}
      destroyOnHidden
    >
      {first && (
        <CompareTable
          label={t('variants.title')}
          columns={[first, ...others]}
          base={baseKey}
          marksBest={cheapest !== undefined}
        />
      )}
      <LiveRegion>
        {base !== undefined && t('variants.baseAnnounced', { name: names.get(base) })}
      </LiveRegion>
      <ConflictDialog question={question} />
    </Drawer>
  );
}

/** What stands in the form, unless it is pinned. */
function useCurrentColumn(variants: readonly Variant[]): ComparedColumn | undefined {
  const { t } = useTranslation('modelation-loan');
  const { answer, answered: input, look } = useSimulation();
  const result = answer?.result;
  if (!input || !result || look !== 'valid') return undefined;
  const text = JSON.stringify(input);
  // As the form would send it: what a server answers has all its fields written out.
  const isPinned = variants.some(
    (variant) => JSON.stringify(toLoanInput(formOfInput(variant.input))) === text,
  );
  if (isPinned) return undefined;
  return {
    key: 'current',
    input,
    result,
    head: <span className="modelation-variant__current">{t('variants.current')}</span>,
  };
}
