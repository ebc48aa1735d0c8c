import {
  orderedValuationTypes,
  realEstateState,
  realEstateVariant,
  valuationType,
} from '@advisor/contracts/codebooks/real-estate';
import type { ValuationOption } from '@advisor/contracts/real-estate/order';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { missingOf, neededOfVariant, neededOnline, type Variant } from './variants';

/** Usual banking days to a result. */
export const usualDays: Readonly<Record<number, number>> = {
  [valuationType.online.code]: 0,
  [valuationType.dts.code]: 3,
  [valuationType.standard.code]: 9,
  [valuationType.zov.code]: 5,
  [valuationType.revaluation.code]: 5,
  [valuationType.preliminaryOpinion.code]: 5,
  [valuationType.supervision.code]: 3,
};

const elsewhere: Readonly<Record<number, string>> = {
  [valuationType.zov.code]: 'Zprávu o výstavbě objednává banka před dalším čerpáním.',
  [valuationType.revaluation.code]: 'Přecenění objednává banka u běžícího úvěru.',
  [valuationType.preliminaryOpinion.code]: 'Předběžné stanovisko dávají odhadci na vyžádání.',
  [valuationType.supervision.code]: 'Supervize následuje po ocenění sama.',
};

interface Asked {
  specification: RealEstateSpecification;
  variant: Variant;
  /** Why the statistical model refused it, as it stands. */
  onlineRefusal: string | null;
  feeOf: (typeId: number) => number;
}

/** @returns why a real estate cannot be valued in this way */
function refusalOf(typeId: number, { specification, variant, onlineRefusal }: Asked) {
  const { realEstateState: state } = specification;
  const isUnfinished = state !== undefined && state !== realEstateState.finished.code;
  switch (typeId) {
    case valuationType.online.code:
      if (variant !== realEstateVariant.flat.code)
        return 'Online se oceňují jen byty a družstevní podíly.';
      if (isUnfinished) return 'Online se oceňují jen dokončené nemovitosti.';
      return onlineRefusal ?? undefined;
    case valuationType.dts.code:
      if (variant === realEstateVariant.parcel.code || variant === realEstateVariant.other.code)
        return 'Tento druh nemovitosti potřebuje standardní ocenění s prohlídkou.';
      return isUnfinished
        ? 'Nedokončená nemovitost potřebuje standardní ocenění s prohlídkou.'
        : undefined;
    case valuationType.standard.code:
      return undefined;
    default:
      return elsewhere[typeId] ?? 'Tento typ se zde neobjednává.';
  }
}

/** All types of valuation with what each would take of this real estate. Pure. */
export function optionsOf(asked: Asked): ValuationOption[] {
  const { specification, variant, feeOf } = asked;
  const ordered: readonly number[] = orderedValuationTypes;
  return Object.values(valuationType).map(({ code }) => {
    const reason = refusalOf(code, asked);
    const isOrderedHere = ordered.includes(code);
    const needed = [
      ...neededOfVariant[variant],
      ...(code === valuationType.online.code ? neededOnline : []),
    ];
    return {
      valuationTypeId: code,
      isPossible: reason === undefined,
      ...(reason !== undefined && { reason }),
      isOrderedHere,
      fee: feeOf(code),
      days: usualDays[code] ?? 0,
      missing: isOrderedHere ? missingOf(specification, needed) : [],
    };
  });
}

/** Types that may be ordered; once one was decided, that alone. */
export function possibleTypes(
  options: readonly ValuationOption[],
  chosen: number | null,
): ValuationOption['valuationTypeId'][] {
  const possible = options.flatMap(({ valuationTypeId, isPossible, isOrderedHere }) =>
    isPossible && isOrderedHere ? [valuationTypeId] : [],
  );
  return possible.some((typeId) => typeId === chosen)
    ? possible.filter((typeId) => typeId === chosen)
    : possible;
}
