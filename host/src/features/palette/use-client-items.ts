import { useTranslation } from 'react-i18next';
import { modelationAddresses } from '@advisor/addresses/modelation';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { permission } from '@advisor/contracts/permissions';
import { clientsOfCases } from '@advisor/shell/clients-of-cases';
import { isIdentified, useCurrentClient } from '@advisor/shell/current-client';
import { usePermission } from '@advisor/shell/session';
import { useHost } from '../../host-context';
import { isServed } from '../../layout/navigation';
import type { PaletteItem } from './palette-items';

interface KnownClient {
  clientId: number;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Another product for somebody whom the client register knows; undefined for who may not search it. */
function useClientItem(): ((client: KnownClient, detail: string) => PaletteItem) | undefined {
  const { t } = useTranslation('host');
  const { registry } = useHost();
  const maySearch = usePermission(permission.searchPerson);
  const { mortgageModelation } = modelationAddresses;
  if (!maySearch || !isServed(registry, mortgageModelation.pattern)) return undefined;
  return ({ clientId, firstName, lastName }, detail) => ({
    id: `client-${clientId}`,
    group: 'actions',
    label: t('palette.modelForClient', { name: `${lastName} ${firstName}` }),
    detail,
    path: mortgageModelation.to({ clientId }),
  });
}

/** For the client of the case on the screen. */
export function useClientOfCaseItem(caseId: number | undefined, detail: string): PaletteItem[] {
  const item = useClientItem();
  const client = useCurrentClient();
  const { identity, customerFirstName: firstName, customerLastName: lastName } = client;
  if (!item || caseId === undefined || client.caseId !== caseId) return [];
  if (!identity || !isIdentified(client)) return [];
  return [item({ clientId: identity.id, firstName, lastName }, detail)];
}

/** For the clients of the cases that were found. */
export function useFoundClientItems(found: readonly CaseListItem[]): PaletteItem[] {
  const { t } = useTranslation('host');
  const item = useClientItem();
  if (!item) return [];
  return clientsOfCases(found).map((client) =>
    item(
      client,
      client.birthYear === undefined ? '' : t('palette.born', { year: client.birthYear }),
    ),
  );
}
