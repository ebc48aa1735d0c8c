import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import type { EditedRecord } from '@advisor/forms/record/use-record-form';
import { useSession } from '@advisor/shell/session';
import { Section } from '@advisor/ui/components/Section';
import { SaveOutlined } from '@advisor/ui/icons';
import { gender, maritalStatus } from '@advisor/contracts/codebooks/customer';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../form-values';
import { addressKinds } from './address-values';
import { useSaveDetail, type ClientDetail, type Country } from './client-detail.queries';
import { fieldOf, toDetail, type ClientDetailValues } from './client-detail.schema';
import { AddressSection } from './components/AddressSection';
import { ContactFields } from './components/ContactFields';
import { DocumentFields } from './components/DocumentFields';

interface ClientDetailFormProps {
  record: EditedRecord<ClientDetailValues, ClientDetailValues>;
  customerOnSAId: number;
  detail: ClientDetail;
  countries: readonly Country[];
  isLocked: boolean;
}

/** Everything that is entered of a person; half of it may be saved. */
export function ClientDetailForm({
  record,
  customerOnSAId,
  detail,
  countries: known,
  isLocked,
}: ClientDetailFormProps) {
  const { t } = useTranslation('case-household');
  const { birthNumberRemainderTen: remainderTen } = useSession();
  const { form } = record;
  const save = useSaveDetail(customerOnSAId, t('clientDetail.done'), (field) =>
    fieldOf(field, toDetail(form.getValues(), detail)),
  );
  const { control } = form;
  const countries = known.map(({ countryId, name }) => ({ value: countryId, label: name }));
  const field = (name: Extract<keyof ClientDetailValues, string>) => ({
    control,
    label: t(`clientDetail.field.${name}` as 'clientDetail.field.firstName'),
  });
  return (
    <div className="case-form">
      <RecordForm
        record={record}
        save={save}
        toBody={(values, version) => ({ version, detail: toDetail(values, detail) })}
        label={t('clientDetail.title')}
        submitIcon={<SaveOutlined aria-hidden />}
        isLocked={isLocked}
      >
        <Section title={t('clientDetail.section.person')}>
          <div className="client-detail__row">
            <TextField name="degreeBefore" {...field('degreeBefore')} />
            <TextField name="firstName" required {...field('firstName')} />
            <TextField name="lastName" required {...field('lastName')} />
            <TextField name="degreeAfter" {...field('degreeAfter')} />
          </div>
          <div className="client-detail__row">
            <DateField name="dateOfBirth" isPast required {...field('dateOfBirth')} />
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
          <ContactFields form={form} />
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
      </RecordForm>
    </div>
  );
}
