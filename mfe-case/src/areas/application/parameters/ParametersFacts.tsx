import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import type { Customers } from '../people-options';
import { parameterNames, toValues, type ApplicationParameters } from './parameters.schema';
import { useParameterTexts } from './use-parameter-texts';

interface ParametersFactsProps {
  parameters: ApplicationParameters;
  customers: Customers;
  ofSavings: boolean;
}

/** The same to read, when nobody may change it any more. */
export function ParametersFacts({ parameters, customers, ofSavings }: ParametersFactsProps) {
  const { labelOf, valueOf } = useParameterTexts(customers);
  const values = toValues(parameters);
  return (
    <DescriptionList
      items={parameterNames
        .filter((name) => !ofSavings || name !== 'expectedDateOfDrawing')
        .map((name) => ({ label: labelOf(name), value: valueOf(name, values) }))}
    />
  );
}
