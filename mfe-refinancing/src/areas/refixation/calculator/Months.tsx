import { formatDate, formatNumber } from '@advisor/i18n/format';
import type { ComparedProjections } from '@advisor/lending/repayment/loan-projection';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import { ScrollList } from '@advisor/ui/components/ScrollList';
import { Section } from '@advisor/ui/components/Section';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../calculator/signed';
import './months.css';

const rowHeight = 32;
const columns = ['today', 'offered', 'change', 'interest', 'total'] as const;
const amount = (value: number) => formatNumber(value, { decimals: 2 });
const crowns = (value: number) => signedMoney(value).replace(/\s*Kč$/, '');

/** Month by month until the new fixation ends: both instalments, and by how much they differ. */
export function Months({ projections }: { projections: ComparedProjections }) {
  const { t } = useTranslation('refinancing-refixation');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      title={t('months.title')}
      actions={
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'months.close' : 'months.open')}
        </Button>
      }
    >
      <p className="adv-muted">{t('months.note', { date: formatDate(projections.fixedUntil) })}</p>
      {isOpen && <MonthList projections={projections} />}
    </Section>
  );
}

interface Month {
  date: string;
  /** In the order of the columns. */
  texts: readonly string[];
}

function monthsOf({ alone, offered }: ComparedProjections): Month[] {
  let total = 0;
  return offered.rows.slice(0, offered.untilFixationEnd.instalments).map((row, at) => {
    const today = alone.rows[at];
    const ofToday = today?.instalment ?? 0;
    const change = sumOf([row.instalment, -ofToday]);
    const interest = sumOf([row.interest, -(today?.interest ?? 0)]);
    total = sumOf([total, interest]);
    return {
      date: row.date,
      texts: [
        amount(ofToday),
        amount(row.instalment),
        crowns(change),
        crowns(interest),
        crowns(total),
      ],
    };
  });
}

function MonthList({ projections }: { projections: ComparedProjections }) {
  const { t } = useTranslation('refinancing-refixation');
  const months = monthsOf(projections);
  return (
    <div className="refixation-months">
      <ScrollList
        label={t('months.title')}
        items={months}
        getKey={({ date }) => date}
        rowHeight={rowHeight}
        head={
          <div className="refixation-months__row refixation-months__head" aria-hidden>
            <span>{t('months.due')}</span>
            {columns.map((column) => (
              <span key={column}>{t(`months.${column}`)}</span>
            ))}
          </div>
        }
        renderItem={({ date, texts }) => (
          <div className="refixation-months__row">
            <span>{formatDate(date)}</span>
            {columns.map((column, at) => (
              <span key={column}>
                <VisuallyHidden>{t(`months.${column}`)} </VisuallyHidden>
                {texts[at]}
              </span>
            ))}
          </div>
        )}
      />
    </div>
  );
}
