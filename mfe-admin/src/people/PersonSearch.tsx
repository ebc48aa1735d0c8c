import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from './people.queries';
import { type Person, personName } from './person';
import { PersonNote } from './PersonNote';
import '../lists/rows.css';
import './texts';

interface PersonSearchProps {
  /** On the button of each who was found. */
  chooseLabel: string;
  /** They are not offered once more. */
  chosen: readonly Person[];
  onChoose: (person: Person) => void;
}

/** Finds users by a name, or by a number of scheme 7 or 9. */
export function PersonSearch({ chooseLabel, chosen, onChoose }: PersonSearchProps) {
  const { t } = useTranslation('admin-people');
  const [text, setText] = useState('');
  const { data, isError, isFetching } = useQuery(peopleQuery(text.trim()));
  const found = text.trim() === '' || isError ? undefined : data;
  const isChosen = (person: Person) => chosen.some(({ userId }) => userId === person.userId);
  return (
    <div className="admin-lookup">
      <SearchInput
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onSearch={setText}
        shortcut={null}
        busy={isFetching}
      />
      <output className="adv-muted">
        {isError && t('search.failed')}
        {found?.users.length === 0 && t('search.none')}
        {found?.hasMore && t('search.more')}
      </output>
      {found !== undefined && found.users.length > 0 && (
        <ul className="admin-choices" aria-label={t('search.results')}>
          {found.users.map((person) => (
            <li key={person.userId}>
              <PersonNote person={person} />
              <Button
                disabled={isChosen(person)}
                aria-label={`${chooseLabel}: ${personName(person)}`}
                onClick={() => onChoose(person)}
              >
                {chooseLabel}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
