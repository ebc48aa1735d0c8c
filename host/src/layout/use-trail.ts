import { useTranslation } from 'react-i18next';
import { caseAddresses } from '@advisor/addresses/case';
import { useCurrentClient } from '@advisor/shell/current-client';
import { useSession } from '@advisor/shell/session';
import { useHost } from '../host-context';
import { startPage, usualStartPage } from '../session/start-page';
import { expandTemplate } from './case-frame/case-links';
import { useRouteFacts, type TrailStep } from './use-route-handle';

/**
 * From the start page to the shown screen: through the case for a screen of one, and through the screen
 * that it belongs to.
 */
export function useTrail(): TrailStep[] {
  const { t } = useTranslation('host');
  const user = useSession();
  const { registry } = useHost();
  const client = useCurrentClient();
  const { trail, clientPanel, parent, caseId = client.caseId, ...facts } = useRouteFacts();
  if (!clientPanel || caseId === undefined) {
    return [{ titleKey: 'host:layout.start', path: startPage(user, registry) }, ...trail];
  }
  const { salesArrangementId = client.salesArrangementId } = facts;
  const detail = caseAddresses.caseDetail.to({ caseId });
  const parentPath = parent && expandTemplate(parent.to, { caseId, salesArrangementId });
  return [
    { title: t('layout.cases'), path: usualStartPage(user) },
    { title: String(caseId), path: detail },
    ...(parentPath ? [{ titleKey: parent.titleKey, path: parentPath }] : []),
    ...trail.filter(({ path }) => path !== detail),
  ];
}
