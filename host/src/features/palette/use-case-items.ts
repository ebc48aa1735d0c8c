import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { operationQuery } from '@advisor/api-client/operation-query';
import { signingAddresses } from '@advisor/addresses/signing';
import { caseCalls } from '@advisor/contracts/case/calls';
import { caseAction } from '@advisor/contracts/case/stages';
import { codeName } from '@advisor/contracts/code-name';
import { permission } from '@advisor/contracts/permissions';
import { useCurrentClient } from '@advisor/shell/current-client';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { useHost } from '../../host-context';
import { caseEntries, stageLink } from '../../layout/case-frame/case-links';
import { addCaseFrameTexts } from '../../layout/case-frame/texts';
import { isServed } from '../../layout/navigation';
import { useRouteFacts } from '../../layout/use-route-handle';
import { matchingItems, type PaletteItem } from './palette-items';
import { useClientOfCaseItem } from './use-client-items';

addCaseFrameTexts();

/** What the frame of the case on the screen has asked for. */
const quietly = { meta: { allowFailure: true }, staleTime: Infinity };

function useOpenCase() {
  const client = useCurrentClient();
  const { clientPanel, caseId = client.caseId } = useRouteFacts();
  return clientPanel ? caseId : undefined;
}

/** The next step, the documents to sign and the screens of the case that is on the screen. */
export function useCaseItems(query: string): PaletteItem[] {
  const { t } = useTranslation(['host', 'case-frame']);
  const { registry } = useHost();
  const user = useSession();
  const caseId = useOpenCase();
  const params = { caseId: caseId ?? 0 };
  const enabled = caseId !== undefined;
  const { data: path } = useQuery({
    ...operationQuery(caseCalls.stages, { params }, quietly),
    enabled,
  });
  const { data: flags = [] } = useQuery({
    ...operationQuery(caseCalls.menuFlags, { params }, quietly),
    enabled,
  });
  const detail = t('case-frame:client.case', { caseId });
  const clientOfCase = useClientOfCaseItem(caseId, detail);
  if (caseId === undefined) return [];
  const openCase = { caseId, salesArrangementId: path?.salesArrangementId };
  const item = (group: PaletteItem['group'], id: string, label: string, to: string) => ({
    id: `case-${id}`,
    group,
    label,
    detail,
    path: to,
  });
  const entries = caseEntries(registry, user, openCase, flags).filter(({ isActive }) => isActive);
  const screens = entries.map(({ entry, to }) =>
    item('screens', entry, t(`case-frame:entry.${entry}`), to),
  );
  const actions: PaletteItem[] = [];
  const next = path?.next;
  if (next?.waitsFor === 'advisor' && holdsPermission(user, permission.salesArrangementAccess)) {
    const to = stageLink(registry, next.stage, openCase);
    const hub = entries.find(({ entry }) => entry === 'hub')?.to;
    const name = codeName(caseAction, next.action);
    const label = next.count === undefined ? name : `${name} (${next.count})`;
    if (to ?? hub) actions.push(item('actions', 'next', label, (to ?? hub)!));
  }
  const { to: documents } = signingAddresses.documentsSigning;
  if (isServed(registry, documents()) && holdsPermission(user, permission.getSigningDocuments))
    actions.push(item('actions', 'sign', t('host:palette.documentsToSign'), documents(openCase)));
  return matchingItems([...actions, ...clientOfCase, ...screens], query);
}
