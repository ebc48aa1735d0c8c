import { formatDateTime } from '@advisor/i18n/format';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bannerChangesQuery, type BannerChange } from './banners.queries';

const fields = ['title', 'description', 'severity', 'visibleFrom', 'visibleTo'] as const;
type Field = (typeof fields)[number];
type State = NonNullable<BannerChange['before']>;

/** Who changed what and when, of what was deleted too. */
export function BannerChanges() {
  const { t } = useTranslation('admin-system-notification');
  const { data: changes = [] } = useQuery(bannerChangesQuery());
  const inWords = (state: State, field: Field): string => {
    if (field === 'visibleFrom' || field === 'visibleTo') return formatDateTime(state[field]);
    if (field === 'severity') return t(`severity.${state.severity}`);
    return state[field] ?? t('changes.nothing');
  };
  const differences = ({ before, after }: BannerChange): string[] =>
    before === undefined || after === undefined
      ? []
      : fields
          .filter((field) => before[field] !== after[field])
          .map((field) =>
            t('changes.difference', {
              field: t(`changes.field.${field}`),
              before: inWords(before, field),
              after: inWords(after, field),
            }),
          );
  if (changes.length === 0) return null;
  return (
    <Section title={t('changes.title')}>
      <PlainTable
        label={t('changes.title')}
        narrow="list"
        rows={changes}
        rowKey={({ changeId }) => changeId}
        columns={[
          {
            title: t('changes.on'),
            isText: true,
            render: ({ changedOn }) => formatDateTime(changedOn),
          },
          { title: t('changes.by'), isText: true, render: ({ changedBy }) => changedBy },
          {
            title: t('changes.banner'),
            isText: true,
            render: ({ before, after }) => (after ?? before)?.title,
          },
          {
            title: t('changes.what'),
            isText: true,
            render: (change) => (
              <>
                {t(`changes.kind.${change.kind}`)}
                {differences(change).map((difference) => (
                  <div key={difference} className="adv-muted">
                    {difference}
                  </div>
                ))}
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
