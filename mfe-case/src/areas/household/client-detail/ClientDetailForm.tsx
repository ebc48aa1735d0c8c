import { FormShell } from '@advisor/forms/components/FormShell';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { useSession } from '@advisor/shell/session';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { Section } from '@advisor/ui/components/Section';
import { SaveOutlined } from '@advisor/ui/icons';
import { gender, maritalStatus } from '@advisor/contracts/codebooks/customer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fresh } from '../../../arrangement/open-arrangement';
import { ParametersChanged, type TheirChange } from '../../../arrangement/ParametersChanged';
import { addressKinds } from './address-values';
import { clientDetailQuery } from '../household.queries';
import { useSaveDetail, type ClientDetail, type Country } from './client-detail.queries';
import { fieldOf, toDetail, toValues, type ClientDetailValues } from './client-detail.schema';
import { AddressSection } from './components/AddressSection';
import { ContactFields } from './components/ContactFields';
import { DocumentFields } from './components/DocumentFields';
import { mergeTheirs } from './merge-theirs';
import { useShownText } from './use-shown-text';

interface ClientDetailFormProps {
  form: UseFormReturn<ClientDetailValues>;
  customerOnSAId: number;
  detail: ClientDetail;
  countries: readonly Country[];
  isLocked: boolean;
}

const optionsOf = (codebook: Record<string, { code: number; name: string }>) =>
  Object.values(codebook).map(({ code, name }) => ({ value: code, label: name }));

/** Everything that is entered of a person; half of it may be saved. */
export function ClientDetailForm({
  form,
  customerOnSAId,
  detail,
  countries: known,
  isLocked,
}: ClientDetailFormProps) {
  const { t } = useTranslation('case-household');
  const { t: tCase } = useTranslation('case');
  const { birthNumberRemainderTen: remainderTen } = useSession();
  const queryClient = useQueryClient();
  // Forgotten as soon as nothing differs from what is saved.
  useFormDraft(`client-detail.${customerOnSAId}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const [changes, setChanges] = useState<TheirChange[]>([]);
  const shownText = useShownText(known);
  const save = useSaveDetail(customerOnSAId, t('clientDetail.done'), (field) =>
    fieldOf(field, toDetail(form.getValues(), detail)),
  );
  const { control } = form;
  const countries = known.map(({ countryId, name }) => ({ value: countryId, label: name }));
  /** Starts from what is saved; what was typed since `base` stays. */
  const startFrom = (saved: ClientDetailValues, base: ClientDetailValues) => {
    const ours = form.getValues();
    const { kept, changed } = mergeTheirs(ours, base, saved);
    form.reset(saved);
    for (const name of kept) form.setValue(name, ours[name], { shouldDirty: true });
    return changed;
  };
  const takeOver = async () => {
    const latest = await queryClient.fetchQuery(fresh(clientDetailQuery(customerOnSAId)));
    const theirs = toValues(latest.detail, latest.version);
    const changed = startFrom(theirs, form.formState.defaultValues as ClientDetailValues);
    setChanges(
      changed.map((name) => ({
        label: t(`clientDetail.field.${name}`),
        value: shownText(theirs, name),
      })),
    );
  };
  const submit = (values: ClientDetailValues, again: { retry: () => void }) => {
    const typed = structuredClone(form.getValues());
    const body = { version: values.version, detail: toDetail(values, detail) };
    save.run(body, {
      onDone: ({ version }) => {
        startFrom(toValues(body.detail, version), typed);
        setChanges([]);
      },
      onRefused: takeOver,
      ...again,
    });
  };
  const field = (name: Extract<keyof ClientDetailValues, string>) => ({
    control,
    label: t(`clientDetail.field.${name}` as 'clientDetail.field.firstName'),
    disabled: isLocked,
  });
  return (
    <div className="case-form">
      <ParametersChanged change={save} changes={changes} />
      <FormShell
        form={form}
        label={t('clientDetail.title')}
        submitLabel={tCase('save')}
        submitIcon={<SaveOutlined aria-hidden />}
        loading={save.isRunning}
        submitError={save.submitError}
        isReadOnly={isLocked}
        onSubmit={submit}
      >
        <Section title={t('clientDetail.section.person')}>
          <div className="client-detail__row">
            <TextField name="degreeBefore" {...field('degreeBefore')} />
            <TextField name="firstName" required {...field('firstName')} />
            <TextField name="lastName" required {...field('lastName')} />
            <TextField name="degreeAfter" {...field('degreeAfter')} />
          </div>
          <div className="client-detail__row">
            <DateField name="dateOfBirth" required {...field('dateOfBirth')} />
            <BirthNumberField
              name="birthNumber"
              hint={t('clientDetail.hint.birthNumber')}
              remainderTen={remainderTen}
              {...field('birthNumber')}
            />
            <TextField name="placeOfBirth" {...field('placeOfBirth')} />
          </div>
          <div className="client-detail__row">
            <SelectField
              name="genderId"
              options={optionsOf(gender)}
              clearable
              {...field('genderId')}
            />
            <SelectField
              name="maritalStatusId"
              options={optionsOf(maritalStatus)}
              clearable
              {...field('maritalStatusId')}
            />
            <SelectField
              name="citizenship"
              options={countries}
              clearable
              {...field('citizenship')}
            />
            <SelectField
              name="secondCitizenship"
              options={countries}
              clearable
              {...field('secondCitizenship')}
            />
          </div>
        </Section>
        <Section title={t('clientDetail.section.document')}>
          <DocumentFields
            form={form}
            customerOnSAId={customerOnSAId}
            countries={countries}
            disabled={isLocked}
          />
        </Section>
        <Section title={t('clientDetail.section.contacts')}>
          <ContactFields form={form} disabled={isLocked} />
        </Section>
        {addressKinds.map((kind) => (
          <AddressSection
            key={kind}
            form={form}
            kind={kind}
            countries={countries}
            disabled={isLocked}
          />
        ))}
        <Section title={t('clientDetail.section.taxes')}>
          <div className="client-detail__row">
            <SelectField name="taxCountry" options={countries} clearable {...field('taxCountry')} />
            <TextField name="taxIdentifier" {...field('taxIdentifier')} />
          </div>
          <div className="client-detail__row">
            <SelectField
              name="secondTaxCountry"
              options={countries}
              clearable
              {...field('secondTaxCountry')}
            />
            <TextField name="secondTaxIdentifier" {...field('secondTaxIdentifier')} />
          </div>
        </Section>
        <Section title={t('clientDetail.section.declarations')}>
          <SelectField
            name="isPoliticallyExposed"
            options={(['yes', 'no'] as const).map((value) => ({
              value,
              label: t(`clientDetail.${value}`),
            }))}
            clearable
            {...field('isPoliticallyExposed')}
          />
          <CheckboxField name="hasRegisterConsent" {...field('hasRegisterConsent')} />
        </Section>
      </FormShell>
      <LeaveQuestion guard={guard} title={tCase('leave.title')}>
        {tCase('leave.text')}
      </LeaveQuestion>
    </div>
  );
}
