import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { casesQuery } from './handovers.queries';
import { type ChosenCase, toChosen } from './handover.schema';

interface CaseSearchProps {
  /** They are not offered once more. */
  chosen: readonly ChosenCase[];
  onChoose: (chosen: ChosenCase) => void;
}

/** Finds cases by a client's name or a number, and says whose they are. */
export function CaseSearch({ chosen, onChoose }: CaseSearchProps) {
  const { t } = useTranslation('admin-change-case-owner');
  const [text, setText] = useState('');
  const { data, isError, isFetching } = useQuery(casesQuery(text.trim()));
  const found = isError ? undefined : data;
  return (
    <div className="admin-lookup">
      <SearchInput
        label={t('cases.search')}
        placeholder={t('cases.placeholder')}
        value={text}
        onSearch={setText}
        shortcut={null}
        busy={isFetching}
      />
      <output className="adv-muted">
        {isError && t('cases.failed')}
        {found?.cases.length === 0 && t('cases.none')}
        {found?.hasMore && t('cases.more')}
      </output>
      {found !== undefined && found.cases.length > 0 && (
        <ul className="admin-choices" aria-label={t('cases.results')}>
          {found.cases.map(toChosen).map((one) => (
            <li key={one.caseId}>
              <CaseNote chosen={one} />
              <Button
                disabled={chosen.some(({ caseId }) => caseId === one.caseId)}
                aria-label={`${t('cases.add')}: ${t('cases.name', one)}`}
                onClick={() => onChoose(one)}
              >
                {t('cases.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A case, and whose it is now. */
export function CaseNote({ chosen }: { chosen: ChosenCase }) {
  const { t } = useTranslation('admin-change-case-owner');
  return (
    <span className="admin-choices__name">
      <strong>{t('cases.name', chosen)}</strong>{' '}
      <span className="adv-muted">{t('cases.ownedBy', { owner: chosen.owner.name })}</span>
    </span>
  );
}
