import { formatPercent } from '@advisor/i18n/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Delta } from '../../../offer/Delta';
import { useRatioText } from '../ratio-text';
import { comparedFacts, differenceUnit, numberOf, textOf, type Compared } from './compare';
import './variants.css';

export interface ComparedColumn extends Compared {
  key: string;
  /** Its head: a name, and what can be done with it. */
  head: ReactNode;
}

interface CompareTableProps {
  label: string;
  columns: readonly [ComparedColumn, ...ComparedColumn[]];
  /** Leaves out what is the same everywhere; when everything is, this is said instead. */
  onlyDifferences?: string;
}

/** Loans side by side; what differs from the first is marked. */
export function CompareTable({ label, columns, onlyDifferences }: CompareTableProps) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const ratioText = useRatioText();
  const words = {
    years: (count: number) => t('form.fixationYears', { count }),
    life: t('form.lifeInsurance'),
    property: t('form.propertyInsurance'),
    points: t('modelation:form.points'),
    percent: (ratio: number) => ratioText(ratio, undefined, formatPercent),
  };
  const [first] = columns;
  const rows = comparedFacts
    .map((fact) => ({ fact, texts: columns.map((column) => textOf(fact, column, words)) }))
    .filter(({ texts }) => {
      const isSame = texts.every((text) => text === texts[0]);
      return !isSame || (onlyDifferences === undefined && texts[0] !== '–');
    });
  if (rows.length === 0) return <p className="adv-muted">{onlyDifferences}</p>;
  return (
    <div className="modelation-scroll">
      <table className="modelation-compare" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="adv-hidden">{t('modelation:compare.fact')}</span>
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fact, texts }) => {
            const unit = differenceUnit[fact];
            return (
              <tr key={fact}>
                <th scope="row">{t(`modelation:compare.${fact}`)}</th>
                {columns.map((column, at) => {
                  const differs = texts[at] !== texts[0];
                  return (
                    <td key={column.key} data-differs={differs}>
                      {differs && (
                        <span className="adv-hidden">{t('modelation:compare.differs')}: </span>
                      )}
                      {texts[at]}
                      {unit && (
                        <Delta
                          value={numberOf(fact, column)}
                          former={numberOf(fact, first)}
                          unit={unit}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
