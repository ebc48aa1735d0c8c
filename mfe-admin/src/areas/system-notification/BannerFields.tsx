import { bannerTextLength } from '@advisor/contracts/admin/banner-rules';
import { DateField } from '@advisor/forms/fields/DateField';
import { MaskedField } from '@advisor/forms/fields/MaskedField';
import { SegmentedField } from '@advisor/forms/fields/SegmentedField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useTranslation } from 'react-i18next';
import { severities, type BannerForm } from './banner.schema';
import { completeTime, timeMask } from './time-of-day';

/** What a banner says, how grave it is, and from when to when it is seen. */
export function BannerFields({ form: { control } }: { form: BannerForm }) {
  const { t } = useTranslation('admin-system-notification');
  return (
    <>
      <TextField control={control} name="title" label={t('field.title')} required />
      <TextAreaField
        control={control}
        name="description"
        label={t('field.description')}
        hint={t('field.descriptionHint')}
        rows={3}
        maxLength={bannerTextLength}
      />
      <SegmentedField
        control={control}
        name="severity"
        label={t('field.severity')}
        options={severities.map((value) => ({ value, label: t(`severity.${value}`) }))}
      />
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="system-notification__when">
          <DateField control={control} name={`${end}Day`} label={t(`field.${end}Day`)} required />
          <MaskedField
            control={control}
            name={`${end}Time`}
            label={t(`field.${end}Time`)}
            placeholder="HH:MM"
            mask={timeMask}
            complete={completeTime}
            required
          />
        </div>
      ))}
    </>
  );
}
