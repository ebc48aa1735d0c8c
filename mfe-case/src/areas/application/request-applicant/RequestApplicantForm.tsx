import { customerRole } from '@advisor/contracts/codebooks';
import { RadioField } from '@advisor/forms/fields/RadioField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';
import { ArrangementForm } from '../../../arrangement/ArrangementForm';
import { isRequest, useBackToParameters, type Request } from '../agreed';
import { personName, type Customers } from '../people-options';

const schema = z.object({
  applicantCustomerOnSAId: z.number('common:validation.required'),
  /** Of the parameters that the applicant was written to. */
  version: z.number(),
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
  const form = useZodForm(schema, {
    defaultValues: {
      applicantCustomerOnSAId: parameters.applicantCustomerOnSAId ?? debtor?.customerOnSAId,
      version,
    },
  });
  return (
    <ArrangementForm
      reference={reference}
      form={form}
      draft="request-applicant"
      isLocked={isLocked}
      label={t('requestApplicant.title')}
      back={useBackToParameters(reference)}
      done={t('requestApplicant.done')}
      toSave={({ version: over, applicantCustomerOnSAId }) => ({
        version: over,
        parameters: { ...parameters, applicantCustomerOnSAId },
      })}
      takeOver={(latest) => {
        if (!isRequest(latest.parameters)) return [];
        const theirs = latest.parameters.applicantCustomerOnSAId;
        form.reset(
          { applicantCustomerOnSAId: theirs ?? debtor?.customerOnSAId, version: latest.version },
          { keepDirtyValues: true },
        );
        form.setValue('version', latest.version);
        return theirs === form.getValues('applicantCustomerOnSAId')
          ? []
          : [{ label: t('requestApplicant.title'), value: personName(customers, theirs) }];
      }}
    >
      <RadioField
        control={form.control}
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
    </ArrangementForm>
  );
}
