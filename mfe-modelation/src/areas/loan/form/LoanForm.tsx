import { FormLabelsContext } from '@advisor/forms/form-labels';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountSection } from './AmountSection';
import { ClientChoice } from './client/ClientChoice';
import { HouseholdSection } from './HouseholdSection';
import { PriceSection } from './PriceSection';
import { TermSection } from './TermSection';
import './form.css';

const forget = () => undefined;

/** What the client wishes. Nothing is submitted here: the result follows each key. */
export const LoanForm = memo(function LoanForm() {
  const { t } = useTranslation('modelation-loan');
  const formId = useId();
  const labels = useMemo(() => ({ formId, register: () => forget }), [formId]);
  return (
    <FormLabelsContext value={labels}>
      <form
        className="modelation-form"
        aria-label={t('form.label')}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <ClientChoice />
        <AmountSection />
        <TermSection />
        <PriceSection />
        <HouseholdSection />
      </form>
    </FormLabelsContext>
  );
});
