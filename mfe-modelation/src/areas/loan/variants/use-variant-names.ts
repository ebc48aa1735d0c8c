import { useTranslation } from 'react-i18next';
import type { Variant } from '../variant';
import { textOf, type Compared, type ComparedFact } from './compare';
import { useCompareWords } from './use-compare-words';

/** What a variant is told by, in the order in which an advisor would say it. */
const telling = [
  'fixedRatePeriod',
  'loanDuration',
  'loanAmount',
  'collateralAmount',
  'insurance',
  'expectedDateOfDrawing',
  'discounts',
  'fees',
] as const satisfies readonly ComparedFact[];

/** More of them make no name any more. */
const mostInName = 2;

/**
 * Names variants by what differs among them: 'fixace 5 let, splatnost 25 let'.
 * @returns the name of each, by its key; the advisor's own where there is one
 */
export function useVariantNames(): (variants: readonly Variant[]) => ReadonlyMap<string, string> {
  const { t } = useTranslation('modelation-loan');
  const words = useCompareWords();
  const textsOf = (fact: ComparedFact, of: Compared) => textOf(fact, of, words);
  return (variants) => {
    const differing = telling.filter(
      (fact) => new Set(variants.map((variant) => textsOf(fact, variant))).size > 1,
    );
    // Alone, a variant is told by what an advisor would say first.
    const facts = differing.length > 0 ? differing : telling.slice(0, 2);
    return new Map(
      variants.map((variant, index) => {
        const parts = facts
          .map((fact) => ({ fact, text: textsOf(fact, variant) }))
          .filter(({ fact, text }) => text !== '–' || fact === 'insurance')
          .slice(0, mostInName)
          .map(({ fact, text }) =>
            t(`variants.by.${fact}`, { text: text === '–' ? t('variants.none') : text }),
          );
        const own = variant.name?.trim();
        return [
          variant.key,
          own || parts.join(', ') || t('variants.defaultName', { number: index + 1 }),
        ] as const;
      }),
    );
  };
}
