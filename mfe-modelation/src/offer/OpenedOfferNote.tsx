import { formatDate } from '@advisor/i18n/format';
import { SaveOutlined, WarningOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangesDialog } from './ChangesDialog';
import type { Change } from './changes';
import { isExpired, type OpenedView, type OpenedOffer } from './opened-offer';

/** The offer by the rates of today. */
export interface Recalculated {
  /** Against what the offer was saved with. */
  changes: readonly Change[];
  /** Why it cannot be offered any more; none when it can. */
  problems: readonly string[];
}

interface OpenedOfferNoteProps {
  openedView: OpenedView<OpenedOffer>;
  /** Models what the offer was saved with by the rates of today; rejects when it cannot. */
  compare: () => Promise<Recalculated>;
  /** Puts the offer's input back into the form. */
  onRestore: () => void;
}

/** Over the result: whether the numbers are those of the offer that the screen was opened with. */
export function OpenedOfferNote({ openedView, compare, onRestore }: OpenedOfferNoteProps) {
  const { t } = useTranslation('modelation');
  const { opened, openedState, recalculate, showOpened } = openedView;
  const [recalculated, setRecalculated] = useState<Recalculated>();
  const [isComparing, setIsComparing] = useState(false);
  if (!opened) return null;
  const { offerId, createdOn, validTo } = opened;
  const isOver = isExpired(opened);
  const ask = async () => {
    setIsComparing(true);
    setRecalculated(await compare().catch(() => ({ changes: [], problems: [t('result.away')] })));
    setIsComparing(false);
  };
  const back = () => {
    showOpened();
    onRestore();
  };
  return (
    <div className="modelation-opened" data-expired={isOver}>
      {isOver ? <WarningOutlined aria-hidden /> : <SaveOutlined aria-hidden />}
      <div>
        <p className="modelation-opened__title">{t(`opened.${openedState}`, { offerId })}</p>
        {openedState === 'shown' && (
          <p className="adv-muted">
            {t('opened.createdOn', { date: formatDate(createdOn) })}{' '}
            {t(isOver ? 'opened.expired' : 'opened.validTo', { date: formatDate(validTo) })}
          </p>
        )}
        {openedState === 'shown' ? (
          <button
            type="button"
            className="adv-link"
            disabled={isComparing}
            onClick={() => void ask()}
          >
            {t(isComparing ? 'opened.comparing' : 'opened.recalculate')}
          </button>
        ) : (
          <button type="button" className="adv-link" onClick={back}>
            {t('opened.back', { offerId })}
          </button>
        )}
      </div>
      <ChangesDialog
        open={recalculated !== undefined}
        title={t('opened.recalculateTitle')}
        text={t(
          recalculated?.problems.length
            ? 'opened.notOffered'
            : recalculated?.changes.length
              ? 'opened.changes'
              : 'opened.noChanges',
        )}
        changes={recalculated?.changes ?? []}
        messages={recalculated?.problems ?? []}
        confirmLabel={t('opened.takeOver')}
        cancelLabel={t('opened.stay')}
        onConfirm={() => {
          setRecalculated(undefined);
          recalculate();
        }}
        onCancel={() => setRecalculated(undefined)}
      />
    </div>
  );
}
