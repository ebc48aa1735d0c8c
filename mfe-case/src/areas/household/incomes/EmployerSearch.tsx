import { InfoBar } from '@advisor/ui/components/InfoBar';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanySearch, type Company } from './incomes.queries';

/** Below it too many companies would fit. */
const shortestText = 3;

function reasonOf({ flag, failure }: ReturnType<typeof useCompanySearch>) {
  if (flag === 'customerNotInBusinessRegister') return 'nobody';
  if (failure?.status === 403) return 'forbidden';
  return failure?.status === 429 ? 'tooMany' : 'down';
}

/** Finds an employer in the business register; what the register says stands here. */
export function EmployerSearch({ onPick }: { onPick: (company: Company) => void }) {
  const { t } = useTranslation('case-household');
  const [text, setText] = useState('');
  const search = useCompanySearch();
  const find = (next: string) => {
    setText(next);
    if (next.trim().length >= shortestText) search.run(next);
  };
  return (
    <div>
      <SearchInput
        label={t('incomes.employer.search')}
        placeholder={t('incomes.employer.hint')}
        value={text}
        onSearch={find}
        busy={search.isRunning}
      />
      {search.failure && (
        <InfoBar
          severity={search.flag === 'customerNotInBusinessRegister' ? 'info' : 'warning'}
          title={t(`incomes.employer.${reasonOf(search)}`)}
          description={t('incomes.employer.byHand')}
        />
      )}
      {search.answer && (
        <ul className="people-list" aria-label={t('incomes.employer.found')}>
          {search.answer.parties.map((company) => (
            <li key={company.companyId}>
              <Button
                type="text"
                className="people-list__row"
                onClick={() => {
                  onPick(company);
                  search.forget();
                }}
              >
                <span className="people-list__name">{company.name}</span>
                <span>{company.companyId}</span>
                <span className="people-list__note">{company.address?.city}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
