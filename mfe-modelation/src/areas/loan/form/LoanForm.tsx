import { FormLabelsContext } from '@advisor/forms/form-labels';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientChoice } from '../../../client/ClientChoice';
import { useLoanForm } from '../form-context';
import { useModelForBorn } from '../use-model-for-born';
import { AmountSection } from './AmountSection';
import { HouseholdSection } from './HouseholdSection';
import { PriceSection } from './PriceSection';
import { TermSection } from './TermSection';
import './form.css';

const forget = () => undefined;

/** What the client wishes. Nothing is submitted here: the result follows each key. */
export const LoanForm = memo(function LoanForm() {
  const { t } = useTranslation('modelation-loan');
  const { salesArrangementId } = useLoanForm();
  const modelForBorn = useModelForBorn();
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
        {salesArrangementId === undefined && (
          <ClientChoice
            invitation={t('client.none')}
            onKnown={({ dateOfBirth }) => dateOfBirth !== undefined && modelForBorn(dateOfBirth)}
          />
        )}
        <AmountSection />
        <TermSection />
        <PriceSection />
        <HouseholdSection />
      </form>
    </FormLabelsContext>
  );
});
