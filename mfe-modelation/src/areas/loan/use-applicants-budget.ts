import { useQuery } from '@tanstack/react-query';
import { budgetQuery, fieldsOfBudget } from './applicants-budget';
import { useLoanForm } from './form-context';

/** What the household of the arrangement says to the form; nothing without a case. */
export function useApplicantsBudget() {
  const { salesArrangementId } = useLoanForm();
  const { data, isError, refetch } = useQuery({
    ...budgetQuery(salesArrangementId ?? 0),
    enabled: salesArrangementId !== undefined,
  });
  return { known: fieldsOfBudget(data), isRead: data !== undefined, isError, refetch };
}
