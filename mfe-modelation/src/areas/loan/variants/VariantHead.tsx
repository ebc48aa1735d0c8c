import { DeleteOutlined, EditOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { formOfInput } from '../loan-form.schema';
import { useLoanForm } from '../form-context';
import { longestName, type Variant } from '../variant';
import { useVariants } from '../variants-context';

/** Name of a variant, which can be changed in place, and what can be done with it. */
export function VariantHead({ variant }: { variant: Variant }) {
  const { t } = useTranslation('modelation-loan');
  const { form } = useLoanForm();
  const { change, remove } = useVariants();
  const { key, name, input } = variant;
  const load = () => {
    form.reset(formOfInput(input), { keepDefaultValues: true });
    form.setFocus('loanAmount');
  };
  return (
    <div className="modelation-variant">
      <input
        className="modelation-variant__name"
        aria-label={t('variants.name')}
        value={name}
        maxLength={longestName}
        onChange={({ target }) => change(key, { name: target.value, offerId: undefined })}
      />
      <div className="modelation-variant__actions">
        <button
          type="button"
          className="adv-icon-button"
          aria-label={t('variants.load', { name })}
          title={t('variants.load', { name })}
          onClick={load}
        >
          <EditOutlined aria-hidden />
        </button>
        <button
          type="button"
          className="adv-icon-button"
          aria-label={t('variants.remove', { name })}
          title={t('variants.remove', { name })}
          onClick={() => remove(key)}
        >
          <DeleteOutlined aria-hidden />
        </button>
      </div>
    </div>
  );
}
