import { idDocumentType } from '@advisor/contracts/codebooks/customer';
import type { FieldOption } from '@advisor/forms/field-option';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../form-values';
import { useValidateDocument } from '../client-detail.queries';
import { toDocument, type ClientDetailValues } from '../client-detail.schema';

interface DocumentFieldsProps {
  form: UseFormReturn<ClientDetailValues>;
  customerOnSAId: number;
  countries: readonly FieldOption[];
  disabled: boolean;
}

const types = optionsOf(idDocumentType);

/** The document by which a person is identified, and what the bank says of it. */
export function DocumentFields({ form, customerOnSAId, countries, disabled }: DocumentFieldsProps) {
  const { t } = useTranslation('case-household');
  const { control } = form;
  const document = toDocument(useWatch({ control }) as ClientDetailValues);
  const validate = useValidateDocument(customerOnSAId);
  const [asked, setAsked] = useState('');
  const current = JSON.stringify(document);
  // It is about the document as it was when the bank was asked.
  const answer = asked === current ? validate.answer : undefined;
  const title = answer?.isValid
    ? t(
        answer.messages.length > 0
          ? 'clientDetail.document.doubtful'
          : 'clientDetail.document.valid',
      )
    : t('clientDetail.document.invalid');
  const valid = answer?.messages.length ? ('warning' as const) : ('success' as const);
  return (
    <>
      <div className="client-detail__row">
        <SelectField
          control={control}
          name="documentType"
          label={t('clientDetail.field.documentType')}
          options={types}
          clearable
        />
        <SelectField
          control={control}
          name="documentCountry"
          label={t('clientDetail.field.documentCountry')}
          options={countries}
          clearable
        />
        <TextField
          control={control}
          name="documentNumber"
          label={t('clientDetail.field.documentNumber')}
        />
      </div>
      <div className="client-detail__row">
        <TextField
          control={control}
          name="documentIssuedBy"
          label={t('clientDetail.field.documentIssuedBy')}
        />
        <DateField
          control={control}
          name="documentIssuedOn"
          label={t('clientDetail.field.documentIssuedOn')}
        />
        <DateField
          control={control}
          name="documentValidTo"
          label={t('clientDetail.field.documentValidTo')}
        />
      </div>
      {document !== undefined && !disabled && (
        <div>
          <Button
            loading={validate.isRunning}
            onClick={() => {
              setAsked(current);
              validate.run(document);
            }}
          >
            {t('clientDetail.document.validate')}
          </Button>
        </div>
      )}
      {answer !== undefined && (
        <InfoBar
          severity={answer.isValid ? valid : 'error'}
          title={title}
          description={answer.messages.map(({ message }) => message).join(' ')}
          onClose={validate.forget}
        />
      )}
    </>
  );
}
