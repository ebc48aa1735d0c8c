import { valuationAddresses } from '@advisor/addresses/valuation';
import { realEstateState, realEstateType } from '@advisor/contracts/codebooks/real-estate';
import { FormShell } from '@advisor/forms/components/FormShell';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { optionsOf } from '../../../property/names';
import { addPropertySchema, type AddPropertyInput } from './add-property.schema';
import { useAddProperty } from './list.changes';

const nothing: AddPropertyInput = {
  realEstateTypeId: null,
  realEstateState: null,
  isLoanRealEstate: true,
  isPurchased: false,
};

/** Kind and state of a new real estate; its specification comes next. */
export function AddPropertyForm({ caseId }: { caseId: number }) {
  const { t } = useTranslation('valuation-overview');
  const navigate = useNavigate();
  const form = useZodForm(addPropertySchema, { defaultValues: nothing });
  const forgetDraft = useFormDraft(`valuation-add.${caseId}`, form);
  const add = useAddProperty(caseId);
  const { control } = form;
  return (
    <FormShell
      form={form}
      label={t('add.title')}
      submitLabel={t('add.submit')}
      loading={add.isRunning}
      submitError={add.submitError}
      notices={add.flag && <InfoBar severity="warning" title={add.refusal ?? t('add.refused')} />}
      onSubmit={({ realEstateState: state, ...body }, again) =>
        add.run(
          { ...body, ...(state !== null && { realEstateState: state }) },
          {
            ...again,
            onDone: ({ sourceId, id }) => {
              void forgetDraft();
              return navigate(valuationAddresses.detail.to({ sourceId, id, caseId }));
            },
          },
        )
      }
    >
      <SelectField
        control={control}
        name="realEstateTypeId"
        label={t('add.type')}
        options={optionsOf(realEstateType)}
        required
      />
      <SelectField
        control={control}
        name="realEstateState"
        label={t('add.state')}
        options={optionsOf(realEstateState)}
        clearable
      />
      <CheckboxField control={control} name="isLoanRealEstate" label={t('add.secures')} />
      <CheckboxField control={control} name="isPurchased" label={t('add.purchased')} />
    </FormShell>
  );
}
