import type { CallResponse } from '@advisor/api-client/call';
import type { caseCalls } from '@advisor/contracts/case/calls';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { clientsOfCases } from '@advisor/shell/clients-of-cases';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Section } from '@advisor/ui/components/Section';
import { SearchOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { ModelForClient } from '../../../../case/ModelForClient';
import { CaseTable } from '../../CaseTable';

/** The cases to choose from, or that there is none. */
export function FoundCases({
  found,
}: {
  found: CallResponse<typeof caseCalls.identify> | undefined;
}) {
  const { t } = useTranslation('case-overview');
  const count = found?.cases.length ?? 0;
  const summary = count > 0 ? t('found', { count }) : t('identification.none');
  return (
    <>
      <LiveRegion>{found && summary}</LiveRegion>
      {found && count === 0 && (
        <div className="identification__none">
          <EmptyState
            icon={<SearchOutlined />}
            title={summary}
            description={t('identification.noneHint')}
          />
        </div>
      )}
      {found && count > 0 && (
        <Section title={summary}>
          {found.hasMore && (
            <p className="identification__hint">{t('identification.more', { count })}</p>
          )}
          <ClientsOf cases={found.cases} />
          <div className="case-grid">
            <CaseTable label={summary} items={found.cases} />
          </div>
        </Section>
      )}
    </>
  );
}

/** Another product for the client whose cases were looked for. */
function ClientsOf({ cases }: Pick<CallResponse<typeof caseCalls.identify>, 'cases'>) {
  const { t } = useTranslation('case-overview');
  const clients = clientsOfCases(cases);
  const mayModel = usePermission(permission.searchPerson);
  if (clients.length === 0 || !mayModel) return null;
  return (
    <ul className="identification__clients">
      {clients.map(({ clientId, firstName, lastName, birthYear }) => {
        const name = `${lastName} ${firstName}`;
        return (
          <li key={clientId}>
            <ModelForClient clientId={clientId} name={name}>
              {birthYear === undefined ? name : t('identification.born', { name, year: birthYear })}
            </ModelForClient>
          </li>
        );
      })}
    </ul>
  );
}
