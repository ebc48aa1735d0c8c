import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { formatMoney } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { ClientLimit } from './client/ClientLimit';
import { CollateralOfCase } from './CollateralOfCase';
import { loanProducts } from '../../../offer/product';
import { NotedMoney } from './noted';
import { PurposesField } from './PurposesField';
import { useLoanForm } from '../form-context';

/** How much, for what, and on what. */
export function AmountSection() {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { form, product, defaults, caseId } = useLoanForm();
  const { control } = form;
  const range = (limits: { minimum: number; maximum: number } | undefined) =>
    limits &&
    t('modelation:form.range', {
      from: formatMoney(limits.minimum),
      to: formatMoney(limits.maximum),
    });
  return (
    <Section title={t('form.loan')}>
      <NotedMoney
        control={control}
        name="loanAmount"
        label={t('form.loanAmount')}
        hint={range(defaults.loanAmount)}
        step={10_000}
        required
      />
      {product === loanProducts.unsecuredLoan && <ClientLimit />}
      {defaults.loanPurposeIds.length > 0 && <PurposesField />}
      {defaults.collateralAmount && (
        <>
          <div>
            <NotedMoney
              control={control}
              name="collateralAmount"
              label={t('form.collateralAmount')}
              step={10_000}
            />
            {caseId !== undefined && <CollateralOfCase caseId={caseId} />}
          </div>
          <CheckboxField
            control={control}
            name="isInvestmentProperty"
            label={t('form.isInvestmentProperty')}
          />
        </>
      )}
    </Section>
  );
}
