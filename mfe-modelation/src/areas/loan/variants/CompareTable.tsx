import { CheckCircleOutlined } from '@advisor/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Delta } from '../../../offer/Delta';
import {
  comparedFacts,
  differenceUnit,
  lessIsBetter,
  numberOf,
  textOf,
  type Compared,
  type ComparedFact,
} from './compare';
import { useCompareWords } from './use-compare-words';
import './variants.css';

export interface ComparedColumn extends Compared {
  key: string;
  /** Its head: a name, and what can be done with it. */
  head: ReactNode;
}

interface CompareTableProps {
  label: string;
  columns: readonly [ComparedColumn, ...ComparedColumn[]];
  /** Key of the column that the others are compared with; the first unless it is told. */
  base?: string | undefined;
  /** Leaves out what is the same everywhere; when everything is, this is said instead. */
  onlyDifferences?: string;
  /** Marks the number that is the best for the client; of loans of the same amount. */
  marksBest?: boolean;
}

/** The least of the numbers, where they differ. */
function leastOf(fact: ComparedFact, columns: readonly ComparedColumn[]): number | undefined {
  if (!lessIsBetter.includes(fact)) return undefined;
  const numbers = columns.map((column) => numberOf(fact, column) ?? Infinity);
  const least = Math.min(...numbers);
  return numbers.every((number) => number === least) ? undefined : least;
}

/** Loans side by side; what differs from the base is marked. */
export function CompareTable({
  label,
  columns,
  base,
  onlyDifferences,
  marksBest = false,
}: CompareTableProps) {
  const { t } = useTranslation('modelation');
  const words = useCompareWords();
  const [first] = columns;
  const compared = columns.find(({ key }) => key === base) ?? first;
  const at = columns.indexOf(compared);
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
              <span className="adv-hidden">{t('compare.fact')}</span>
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
            const least = marksBest ? leastOf(fact, columns) : undefined;
            return (
              <tr key={fact}>
                <th scope="row">{t(`compare.${fact}`)}</th>
                {columns.map((column, index) => {
                  const differs = texts[index] !== texts[at];
                  const number = numberOf(fact, column);
                  const isBest = least !== undefined && number === least;
                  return (
                    <td key={column.key} data-differs={differs}>
                      {differs && <span className="adv-hidden">{t('compare.differs')}: </span>}
                      {isBest && (
                        <>
                          <CheckCircleOutlined
                            className="modelation-compare__best"
                            aria-hidden
                          />{' '}
                        </>
                      )}
                      {texts[index]}
                      {isBest && <span className="adv-hidden"> ({t('compare.least')})</span>}
                      {unit && (
                        <Delta
                          value={number}
                          former={numberOf(fact, compared)}
                          unit={unit}
                          label={t('compare.difference')}
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
