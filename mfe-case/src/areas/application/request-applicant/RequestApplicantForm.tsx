import type { ArrangementReference } from '@advisor/case/case.queries';
import { customerRole } from '@advisor/contracts/codebooks';
import { RadioField } from '@advisor/forms/fields/RadioField';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useParameters } from '../../../arrangement/parameters';
import { StepForm } from '../../../arrangement/StepForm';
import { isRequest, useBackToParameters, type Request } from '../agreed';
import { personName, type Customers } from '../people-options';

const schema = z.object({
  applicantCustomerOnSAId: z
    .number()
    .nullable()
    .refine((id) => id !== null, 'common:validation.required'),
});

interface RequestApplicantFormProps {
  reference: ArrangementReference;
  version: number;
  parameters: Request;
  customers: Customers;
  isLocked: boolean;
}

/** Who of the case's people asks for the change: the debtor, unless somebody says otherwise. */
export function RequestApplicantForm({
  reference,
  version,
  parameters,
  customers,
  isLocked,
}: RequestApplicantFormProps) {
  const { t } = useTranslation('case-application');
  const debtor = customers.find(({ roleId }) => roleId === customerRole.debtor.code);
  const record = useParameters({
    salesArrangementId: reference.salesArrangementId,
    name: 'request-applicant',
    schema,
    current: { version, parameters },
    toValues: (latest) => ({
      applicantCustomerOnSAId:
        (isRequest(latest) ? latest : parameters).applicantCustomerOnSAId ??
        debtor?.customerOnSAId ??
        null,
    }),
  });
  return (
    <StepForm
      reference={reference}
      record={record}
      isLocked={isLocked}
      label={t('requestApplicant.title')}
      back={useBackToParameters(reference)}
      done={t('requestApplicant.done')}
      toParameters={({ applicantCustomerOnSAId: id }) => ({
        ...parameters,
        ...(id !== null && { applicantCustomerOnSAId: id }),
      })}
    >
      <RadioField
        control={record.form.control}
        name="applicantCustomerOnSAId"
        label={t('requestApplicant.field')}
        hint={t('requestApplicant.hint')}
        options={customers.map(({ customerOnSAId, identity }) => {
          const name = personName(customers, customerOnSAId) ?? '';
          return {
            value: customerOnSAId,
            label: identity === undefined ? t('requestApplicant.unidentified', { name }) : name,
          };
        })}
      />
    </StepForm>
  );
}
