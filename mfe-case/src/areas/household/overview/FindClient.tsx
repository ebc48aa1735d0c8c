import { serverNow } from '@advisor/api-client/server-clock';
import { minWildcardStem } from '@advisor/contracts/case/dashboard-options';
import { FormShell } from '@advisor/forms/components/FormShell';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { DateField } from '@advisor/forms/fields/DateField';
import { TextField } from '@advisor/forms/fields/TextField';
import {
  emptyPersonSearch,
  type PersonSearch,
  personSearchSchema,
  searchedPerson,
} from '@advisor/forms/person-search';
import { useTypedBirthNumber } from '@advisor/forms/use-typed-birth-number';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { parseBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { useSession } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { SearchOutlined } from '@advisor/ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientSearch } from './client-search';

interface FindClientProps {
  /** What is known of whom the register is asked for. */
  known: Partial<PersonSearch>;
  isBusy: boolean;
  /** What goes on with somebody whom the register does not know. */
  newLabel: string;
  /** Of whom is entered as new: what the register was asked for. */
  onNew: (typed: PersonSearch) => void;
  /** What to do when it knows nobody. */
  nobodyHint: string;
  /** … and while it does not answer. */
  downHint: string;
  onChoose: (identity: { id: number; scheme: number }) => void;
}

/** Search of the client register: the first 20, more on request, and what went wrong in its place. */
export function FindClient({
  known,
  isBusy,
  newLabel,
  onNew,
  nobodyHint,
  downHint,
  onChoose,
}: FindClientProps) {
  const { t } = useTranslation('case-household');
  const { birthNumberRemainderTen: remainderTen } = useSession();
  const schema = useMemo(
    () =>
      personSearchSchema({
        today: bankDay(serverNow()),
        leastStem: minWildcardStem,
        readBirthNumber: (text, day) => parseBirthNumber(text, day, remainderTen),
      }),
    [remainderTen],
  );
  const form = useZodForm(schema, { defaultValues: { ...emptyPersonSearch, ...known } });
  const { control } = form;
  useTypedBirthNumber(form, { today: bankDay(serverNow()) });
  const { search, found, failure, hasMore, loadMore, isSearching } = useClientSearch();
  return (
    <>
      <FormShell
        form={form}
        label={t('find.title')}
        submitLabel={t('find.submit')}
        submitIcon={<SearchOutlined aria-hidden />}
        loading={isSearching}
        submitError={undefined}
        actions={<Button onClick={() => onNew(form.getValues())}>{newLabel}</Button>}
        onSubmit={(values) => search(searchedPerson(values))}
      >
        <TextField control={control} name="lastName" label={t('person.lastName')} />
        <TextField control={control} name="firstName" label={t('person.firstName')} />
        <DateField control={control} name="dateOfBirth" isPast label={t('person.dateOfBirth')} />
        <BirthNumberField
          control={control}
          name="birthNumber"
          label={t('find.birthNumber')}
          remainderTen={remainderTen}
        />
      </FormShell>
      {failure !== undefined && (
        <InfoBar
          severity="error"
          title={
            failure.status >= 500
              ? t('find.down')
              : (failure.messages[0]?.message ?? t('find.down'))
          }
          description={failure.status >= 500 ? downHint : undefined}
        />
      )}
      {found?.length === 0 && (
        <InfoBar severity="info" title={t('find.nobody')} description={nobodyHint} />
      )}
      {found !== undefined && found.length > 0 && (
        <ul className="household-found" aria-label={t('find.found')}>
          {found.map(({ identity, city, ...client }) => (
            <li key={identity.id}>
              <span>
                <strong>
                  <PersonName firstName={client.firstName} lastName={client.lastName} />
                </strong>{' '}
                <span className="adv-muted">
                  <DateText value={client.dateOfBirth} />
                  {city && ` · ${city}`}
                </span>
              </span>
              <Button
                disabled={isBusy}
                aria-label={t('find.chooseOf', { name: `${client.firstName} ${client.lastName}` })}
                onClick={() => onChoose(identity)}
              >
                {t('find.choose')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button loading={isSearching} onClick={loadMore}>
          {t('find.more')}
        </Button>
      )}
    </>
  );
}
