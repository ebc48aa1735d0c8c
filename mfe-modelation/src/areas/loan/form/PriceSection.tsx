import { permission } from '@advisor/contracts/permissions';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { formatNumber } from '@advisor/i18n/format';
import { usePermission } from '@advisor/shell/session';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { FeesField } from './FeesField';
import { RateCorrectionField } from './RateCorrectionField';
import { useLoanForm } from '../form-context';

/** What moves the rate, and what is paid beside it. */
export function PriceSection() {
  const { t } = useTranslation('modelation-loan');
  const { form, defaults } = useLoanForm();
  const { control } = form;
  const mayModelForEmployees = usePermission(permission.employeeMortgage);
  const {
    employeeDiscount = 0,
    energySavingsDiscount = 0,
    interestRateCorrection,
    collateralAmount,
    fees,
  } = defaults;
  const lowersRate = (points = 0) =>
    points > 0 ? t('form.lowersRate', { points: formatNumber(points) }) : undefined;
  return (
    <Section title={t('form.price')}>
      <div className="modelation-checks">
        {mayModelForEmployees && employeeDiscount > 0 && (
          <CheckboxField
            control={control}
            name="isEmployee"
            label={t('form.employee')}
            hint={lowersRate(employeeDiscount)}
          />
        )}
        {energySavingsDiscount > 0 && (
          <CheckboxField
            control={control}
            name="hasEnergySavings"
            label={t('form.energySavings')}
            hint={lowersRate(energySavingsDiscount)}
          />
        )}
        <CheckboxField
          control={control}
          name="hasLifeInsurance"
          label={t('form.lifeInsurance')}
          hint={lowersRate(defaults.lifeInsuranceDiscount)}
        />
        {collateralAmount && (
          <CheckboxField
            control={control}
            name="hasPropertyInsurance"
            label={t('form.propertyInsurance')}
            hint={lowersRate(defaults.propertyInsuranceDiscount)}
          />
        )}
      </div>
      {interestRateCorrection && <RateCorrectionField range={interestRateCorrection} />}
      {fees.length > 0 && <FeesField />}
    </Section>
  );
}
