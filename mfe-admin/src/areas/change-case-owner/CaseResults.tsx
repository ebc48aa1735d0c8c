import { useTranslation } from 'react-i18next';
import type { Handover } from './handovers.queries';

/** What became of each case. */
export function CaseResults({ cases }: Pick<Handover, 'cases'>) {
  const { t } = useTranslation('admin-change-case-owner');
  return (
    <ul className="change-case-owner__results">
      {cases.map(({ caseId, result, formerOwner, undone }) => (
        <li key={caseId}>
          {t('history.case', {
            caseId,
            result: [
              t(`result.${result}`, { owner: formerOwner?.name ?? '' }),
              ...(undone === undefined ? [] : [t(`undone.${undone}`)]),
            ].join(', '),
          })}
        </li>
      ))}
    </ul>
  );
}
