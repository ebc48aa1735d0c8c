import { maxHandedCases } from '@advisor/contracts/admin/case-owner-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PastedNumbers } from '../../lists/PastedNumbers';
import { WrongNumbers } from '../../lists/WrongNumbers';
import { type ResolvedCases, useResolveCases } from './handovers.queries';
import { type ChosenCase, toChosen } from './handover.schema';

/** Adds the cases of a list; numbers that no case has are named and stay there. */
export function PastedCases({ onAdd }: { onAdd: (added: ChosenCase[]) => void }) {
  const { t } = useTranslation('admin-change-case-owner');
  const [unknown, setUnknown] = useState<string[]>([]);
  const resolve = useResolveCases();
  const take = (resolved: ResolvedCases, keep: (numbers: string[]) => void) => {
    const wrong = resolved.filter((one) => one.case === undefined).map(({ number }) => number);
    onAdd(resolved.flatMap((one) => (one.case === undefined ? [] : toChosen(one.case))));
    setUnknown(wrong);
    keep(wrong);
  };
  return (
    <PastedNumbers
      words={{
        open: t('pasted.open'),
        label: t('pasted.label'),
        hint: t('pasted.hint', { most: maxHandedCases }),
        add: t('pasted.add'),
        tooMany: (given) => t('pasted.tooMany', { given, most: maxHandedCases }),
      }}
      most={maxHandedCases}
      isRunning={resolve.isRunning}
      onAdd={(numbers, keep) =>
        resolve.run(numbers, { onDone: (resolved) => take(resolved, keep) })
      }
    >
      <WrongNumbers numbers={unknown} say={(numbers) => t('pasted.unknown', { numbers })} />
    </PastedNumbers>
  );
}
