import { fillField } from '@advisor/forms/fill-field';
import { Slot } from '@advisor/shell/components/Slot';
import { modelationSlots } from '@advisor/slots/modelation';
import { useWatch } from 'react-hook-form';
import { useLoanForm } from '../form-context';

/** Under what the loan is held against: what the case knows of its value, and the way to take it. */
export function CollateralOfCase({ caseId }: { caseId: number }) {
  const { form } = useLoanForm();
  const value = useWatch({ control: form.control, name: 'collateralAmount' });
  return (
    <Slot
      name={modelationSlots.collateral}
      // As high as what comes, so that nothing below it moves.
      fallback={<p className="modelation-suggestion">{'\u00A0'}</p>}
      caseId={caseId}
      value={value}
      onUse={(amount) => fillField(form, 'collateralAmount', amount)}
    />
  );
}
