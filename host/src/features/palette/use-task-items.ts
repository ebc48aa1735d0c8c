import { useQuery } from '@tanstack/react-query';
import { caseAddresses } from '@advisor/addresses/case';
import { operationQuery } from '@advisor/api-client/operation-query';
import { maxPageSize } from '@advisor/contracts/case/dashboard-options';
import { permission } from '@advisor/contracts/permissions';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { usePermission } from '@advisor/shell/session';
import { useHost } from '../../host-context';
import { isServed } from '../../layout/navigation';
import { matchingItems, type PaletteItem } from './palette-items';

const quietly = { meta: { allowFailure: true } };
const shownAtOnce = 5;

/** Tasks that wait for the user, by what they are and whose; nothing while nothing is typed. */
export function useTaskItems(query: string): PaletteItem[] {
  const { registry } = useHost();
  const isAllowed = usePermission(permission.searchCases);
  const { data } = useQuery({
    ...operationQuery(taskCalls.mine, { query: { pageSize: maxPageSize } }, quietly),
    enabled: isAllowed && isServed(registry, caseAddresses.ownTasks.pattern),
    retry: false,
  });
  if (query.trim() === '') return [];
  const items = (data?.rows ?? []).map(({ taskId, caseId, name, customer }) => ({
    id: `task-${taskId}`,
    group: 'tasks' as const,
    label: `${name}: ${customer.lastName} ${customer.firstName}`,
    detail: String(caseId),
    path: caseAddresses.caseDetail.to({ caseId, section: 'tasks', task: String(taskId) }),
  }));
  return matchingItems(items, query).slice(0, shownAtOnce);
}
