import { PersonIncomes } from './incomes/PersonIncomes';
import { BureauReading } from './obligations/BureauReading';
import { PersonObligations } from './obligations/PersonObligations';
import HouseholdPage from './overview/HouseholdPage';

/** The households of an application, with what each person earns and owes. */
export default function HouseholdScreen() {
  return (
    <HouseholdPage Incomes={PersonIncomes} Obligations={PersonObligations} Bureau={BureauReading} />
  );
}
