import { serverNow } from '@advisor/api-client/server-clock';
import { cleanName } from '@advisor/lending/identifiers/clean-text';
import { isPrintableName } from '@advisor/lending/identifiers/printable-name';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { minWildcardStem } from '@advisor/contracts/case/dashboard-options';
import { personNamePattern } from '@advisor/contracts/name-rules';
import { permission } from '@advisor/contracts/permissions';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { DateField } from '@advisor/forms/fields/DateField';
import { TextField } from '@advisor/forms/fields/TextField';
import {
  emptyPersonSearch,
  personSearchSchema,
  searchedPerson,
  type PersonSearch,
} from '@advisor/forms/person-search';
import { useTypedBirthNumber } from '@advisor/forms/use-typed-birth-number';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { parseBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { usePermission, useSession } from '@advisor/shell/session';
import { FormActions } from '@advisor/ui/components/FormActions';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { SearchOutlined } from '@advisor/ui/icons';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf, useSearchClients, type FoundClient } from './client-search.mutations';
import { FoundClients } from './FoundClients';
import { refusalOfFound, refusedField, type RefusedClient } from './refused-client';
import './client-search.css';

export interface NewClient extends Pick<PersonSearch, 'firstName' | 'lastName' | 'dateOfBirth'> {
  /** Nine or ten digits. */
  birthNumber?: string;
}

interface ClientSearchProps {
  onChoose: (client: FoundClient) => void;
  /** Takes somebody who is not in the register; left out where only the register counts. */
  onNew?: (client: NewClient) => void;
  /** Goes on without a client; left out where there has to be one. */
  onNobody?: () => void;
  /** What was chosen is being worked on. */
  isBusy?: boolean;
  /** Whom the server has refused. */
  refused?: RefusedClient | undefined;
  /** Where it stands is shown by now. */
  takesFocus: boolean;
}

const neededOfNew = ['lastName', 'firstName', 'dateOfBirth'] as const;

function problemOfNew(field: (typeof neededOfNew)[number], value: string): string | undefined {
  if (value === '') return 'common:validation.required';
  // A search takes a star too; whoever is written down has a name.
  if (field === 'dateOfBirth') return undefined;
  const name = cleanName(value);
  if (!personNamePattern.test(name)) return 'common:validation.personName';
  return isPrintableName(name) ? undefined : 'forms:validation.printableName';
}

/** Finds a client in the register, for those who may; a new one comes from what was typed already. */
export function ClientSearch({
  onChoose,
  onNew,
  onNobody,
  isBusy = false,
  refused,
  takesFocus,
}: ClientSearchProps) {
  const { t } = useTranslation('modelation');
  const maySearch = usePermission(permission.searchPerson);
  const { birthNumberRemainderTen: remainderTen } = useSession();
  const today = bankDay(serverNow());
  const schema = useMemo(
    () =>
      personSearchSchema({
        today,
        leastStem: minWildcardStem,
        readBirthNumber: (text, day) => parseBirthNumber(text, day, remainderTen),
      }),
    [today, remainderTen],
  );
  const form = useZodForm(schema, { defaultValues: emptyPersonSearch });
  const { control, setFocus } = form;
  const ownForm = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    // Whoever types already is not interrupted.
    if (ownForm.current?.contains(document.activeElement)) return;
    setFocus((refused && refusedField(refused, form.getValues())) ?? 'lastName');
  });
  useEffect(() => {
    if (takesFocus) focusFirst();
  }, [takesFocus]);
  useTypedBirthNumber(form, { today });
  const { search, found, error, isSearching } = useSearchClients();
  const showRefused = useEffectEvent((client: RefusedClient) => {
    const field = refusedField(client, form.getValues());
    if (field) form.setError(field, { message: client.message }, { shouldFocus: true });
  });
  useEffect(() => {
    if (refused) showRefused(refused);
  }, [refused]);
  const isPlaced =
    refused !== undefined &&
    (refusedField(refused, form.getValues()) !== undefined ||
      found?.customers.some((client) => refusalOfFound(refused, client)));
  const shown = isPlaced ? undefined : (refused ?? refusalOf(error));

  const takeNew = form.handleSubmit(({ firstName, lastName, dateOfBirth, birthNumber }) => {
    const read = parseBirthNumber(birthNumber, today, remainderTen);
    // Who has given a birth number has told the day.
    const born = dateOfBirth === '' && read.valid ? read.value.dateOfBirth : dateOfBirth;
    const client = {
      firstName,
      lastName,
      dateOfBirth: born,
      ...(read.valid && { birthNumber: read.value.digits }),
    };
    const problems = neededOfNew.flatMap((field) => {
      const message = problemOfNew(field, client[field].trim());
      return message ? [{ field, message }] : [];
    });
    for (const { field, message } of problems) form.setError(field, { message });
    const [first] = problems;
    if (first) form.setFocus(first.field);
    else onNew?.(client);
  });
  const find = form.handleSubmit((client) => search(searchedPerson(client)));
  return (
    <>
      <form
        ref={ownForm}
        className="modelation-client"
        aria-label={t('client.form')}
        noValidate
        onSubmit={(event) => void (maySearch ? find(event) : takeNew(event))}
      >
        <div className="modelation-pair">
          <TextField control={control} name="lastName" label={t('client.lastName')} />
          <TextField control={control} name="firstName" label={t('client.firstName')} />
          <DateField control={control} name="dateOfBirth" isPast label={t('client.dateOfBirth')} />
          {maySearch && (
            <BirthNumberField
              remainderTen={remainderTen}
              control={control}
              name="birthNumber"
              label={t('client.birthNumber')}
            />
          )}
        </div>
        <FormActions>
          {onNew && (
            <Button
              type={maySearch ? 'default' : 'primary'}
              htmlType={maySearch ? 'button' : 'submit'}
              loading={isBusy}
              onClick={maySearch ? () => void takeNew() : undefined}
            >
              {t('client.asNew')}
            </Button>
          )}
          {maySearch && (
            <Button
              type="primary"
              htmlType="submit"
              icon={<SearchOutlined aria-hidden />}
              loading={isSearching}
              disabled={isBusy}
            >
              {t('client.search')}
            </Button>
          )}
        </FormActions>
      </form>
      {shown && <InfoBar severity="error" title={shown.message} />}
      {found && (
        <FoundClients
          {...found}
          disabled={isBusy}
          refused={refused}
          onChoose={onChoose}
          onNobody={onNobody}
        />
      )}
    </>
  );
}
