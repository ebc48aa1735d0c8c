import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AskedSection } from './AskedSection';
import { PartName } from './PartName';
import { type Part, versionsQuery } from './state.queries';

type Row = Pick<Part, 'name' | 'kind' | 'offSince'> & Part['versions'][number];

/** Which versions are served, to whom and since when. */
export function VersionsSection() {
  const { t } = useTranslation('admin-state');
  const asked = useQuery(versionsQuery());
  return (
    <AskedSection title={t('versions.title')} asked={asked}>
      {(parts) =>
        parts.length === 0 ? (
          <EmptyState title={t('versions.none')} description={t('versions.noneText')} />
        ) : (
          <VersionTable
            rows={parts.flatMap(({ versions, ...part }) =>
              versions.map((version) => ({ ...part, ...version })),
            )}
          />
        )
      }
    </AskedSection>
  );
}

function VersionTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('admin-state');
  const toWhom = ({ channel, percent, users }: Row): string => {
    if (percent !== undefined) return t('versions.percent', { percent });
    if (users !== undefined) return t('versions.users', { count: users });
    return t(`channel.${channel}`);
  };
  return (
    <PlainTable
      label={t('versions.title')}
      className="admin-state__table"
      narrow="list"
      rows={rows}
      rowKey={({ kind, name, version, channel }) => `${kind} ${name} ${version} ${channel}`}
      columns={[
        {
          title: t('versions.column.part'),
          isText: true,
          render: ({ name, kind, offSince }) => (
            <span>
              {kind === 'page' ? (
                <strong>{t('versions.page', { name })}</strong>
              ) : (
                <PartName name={name} />
              )}{' '}
              {offSince !== undefined && <StatusChip tone="warning" label={t('versions.off')} />}
            </span>
          ),
        },
        {
          title: t('versions.column.version'),
          isText: true,
          render: ({ version, commit }) => (
            <div>
              {version}
              {commit !== undefined && (
                <div className="adv-muted">{t('versions.source', { commit })}</div>
              )}
            </div>
          ),
        },
        { title: t('versions.column.channel'), isText: true, render: toWhom },
        {
          title: t('versions.column.since'),
          isText: true,
          render: ({ since, offSince }) => <DateText value={offSince ?? since} as="dateTime" />,
        },
      ]}
    />
  );
}
