import { formatDate } from '@advisor/i18n/format';
import { SaveOutlined, WarningOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangesDialog } from './ChangesDialog';
import type { Change } from './changes';
import { isExpired, type Keeping, type KeptOffer } from './kept-offer';

/** The offer by the rates of today. */
export interface Recalculated {
  /** Against what the offer was kept with. */
  changes: readonly Change[];
  /** Why it cannot be offered any more; none when it can. */
  problems: readonly string[];
}

interface KeptOfferNoteProps {
  keeping: Keeping<KeptOffer>;
  /** Models what the offer was kept with by the rates of today; rejects when it cannot. */
  compare: () => Promise<Recalculated>;
  /** Puts the offer's input back into the form. */
  onRestore: () => void;
}

/** Over the result: whether the numbers are those of the offer that the screen was opened with. */
export function KeptOfferNote({ keeping, compare, onRestore }: KeptOfferNoteProps) {
  const { t } = useTranslation('modelation');
  const { kept, keptState, recalculate, showKept } = keeping;
  const [recalculated, setRecalculated] = useState<Recalculated>();
  const [isComparing, setIsComparing] = useState(false);
  if (!kept) return null;
  const { offerId, createdOn, validTo } = kept;
  const isOver = isExpired(kept);
  const ask = async () => {
    setIsComparing(true);
    setRecalculated(await compare().catch(() => ({ changes: [], problems: [t('result.away')] })));
    setIsComparing(false);
  };
  const back = () => {
    showKept();
    onRestore();
  };
  return (
    <div className="modelation-kept" data-expired={isOver}>
      {isOver ? <WarningOutlined aria-hidden /> : <SaveOutlined aria-hidden />}
      <div>
        <p className="modelation-kept__title">{t(`kept.${keptState}`, { offerId })}</p>
        {keptState === 'shown' && (
          <p className="adv-muted">
            {t('kept.createdOn', { date: formatDate(createdOn) })}{' '}
            {t(isOver ? 'kept.expired' : 'kept.validTo', { date: formatDate(validTo) })}
          </p>
        )}
        {keptState === 'shown' ? (
          <button
            type="button"
            className="adv-link"
            disabled={isComparing}
            onClick={() => void ask()}
          >
            {t(isComparing ? 'kept.comparing' : 'kept.recalculate')}
          </button>
        ) : (
          <button type="button" className="adv-link" onClick={back}>
            {t('kept.back', { offerId })}
          </button>
        )}
      </div>
      <ChangesDialog
        open={recalculated !== undefined}
        title={t('kept.recalculateTitle')}
        text={t(
          recalculated?.problems.length
            ? 'kept.notOffered'
            : recalculated?.changes.length
              ? 'kept.changes'
              : 'kept.noChanges',
        )}
        changes={recalculated?.changes ?? []}
        messages={recalculated?.problems ?? []}
        confirmLabel={t('kept.takeOver')}
        cancelLabel={t('kept.stay')}
        onConfirm={() => {
          setRecalculated(undefined);
          recalculate();
        }}
        onCancel={() => setRecalculated(undefined)}
      />
    </div>
  );
}
