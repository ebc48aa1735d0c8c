import { fillField } from '@advisor/forms/fill-field';
import { codeName } from '@advisor/contracts/code-name';
import { loanPurpose } from '@advisor/contracts/codebooks';
import { formatMoney } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { CloseOutlined, PlusOutlined } from '@advisor/ui/icons';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldNote } from '../../../offer/findings';
import { useLoanForm } from '../form-context';
import { NotedMoney, NotedSelect } from './noted';
import { restOf, unusedPurposes, withoutPurpose, withPurpose, withRest } from '../purposes';

/** What the loan is for: each purpose once, together the whole amount. */
export function PurposesField() {
  const { t } = useTranslation('modelation-loan');
  const { form, defaults } = useLoanForm();
  const id = useId();
  const { control } = form;
  const [purposes, loanAmount] = useWatch({ control, name: ['loanPurposes', 'loanAmount'] });
  const [next] = unusedPurposes(defaults.loanPurposeIds, purposes);
  const { hint: note, isInvalid } = useFieldNote('loanPurposes');
  const set = (changed: typeof purposes) => fillField(form, 'loanPurposes', changed);
  const rest = restOf(loanAmount, purposes);
  const isSplit = purposes.length > 1;
  return (
    <fieldset className="modelation-purposes" aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="adv-field__label">{t('form.purposes')}</legend>
      {purposes.map(({ loanPurposeId }, index) => {
        const others = purposes.filter((_, at) => at !== index);
        const name = codeName(loanPurpose, loanPurposeId);
        return (
          <div key={loanPurposeId} className="modelation-purposes__row" data-split={isSplit}>
            <NotedSelect
              control={control}
              name={`loanPurposes.${index}.loanPurposeId`}
              label={t('form.purpose', { number: index + 1 })}
              // Of several, what does not fit are the amounts.
              isInvalid={isInvalid && !isSplit}
              options={unusedPurposes(defaults.loanPurposeIds, others).map((code) => ({
                value: code,
                label: codeName(loanPurpose, code),
              }))}
            />
            {isSplit && (
              <>
                <NotedMoney
                  control={control}
                  name={`loanPurposes.${index}.amount`}
                  label={t('form.purposeAmount', { number: index + 1 })}
                  step={10_000}
                  isInvalid={isInvalid}
                />
                <button
                  type="button"
                  className="adv-icon-button"
                  aria-label={t('form.removePurpose', { name })}
                  title={t('form.removePurpose', { name })}
                  onClick={() => set(withoutPurpose(purposes, index))}
                >
                  <CloseOutlined aria-hidden />
                </button>
                {rest !== 0 && (
                  <button
                    type="button"
                    className="adv-link modelation-purposes__fill"
                    aria-label={t('form.fillRestOf', { name })}
                    onClick={() => set(withRest(purposes, index, rest))}
                  >
                    {t('form.fillRest')}
                  </button>
                )}
              </>
            )}
          </div>
        );
      })}
      <div className="modelation-purposes__foot">
        {next !== undefined && (
          <Button
            type="link"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => set(withPurpose(purposes, next, loanAmount))}
          >
            {t('form.addPurpose')}
          </Button>
        )}
        {isSplit && (
          <output className="modelation-purposes__rest adv-tabular" data-off={rest !== 0}>
            {rest === 0
              ? t('form.restNone')
              : t(rest > 0 ? 'form.rest' : 'form.restOver', {
                  amount: formatMoney(Math.abs(rest)),
                })}
          </output>
        )}
      </div>
      {note && (
        <div id={`${id}-note`} className="adv-field__hint">
          {note}
        </div>
      )}
    </fieldset>
  );
}
