import { formatDate, formatNumber } from '@advisor/i18n/format';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type UnusualDay, unusualQuery } from './access-journal.queries';

/** Who looked at more clients than the bank finds usual, day by day. */
export function Unusual({ onShow }: { onShow: (day: UnusualDay) => void }) {
  const { t } = useTranslation('admin-access-journal');
  const { data, isError } = useQuery(unusualQuery());
  return (
    <Section title={t('unusual.title')}>
      {isError && <p role="alert">{t('unusual.failed')}</p>}
      {data && (
        <>
          <p className="adv-muted">{t('unusual.rules', data.rules)}</p>
          {data.days.length === 0 ? (
            <p>{t('unusual.none')}</p>
          ) : (
            <PlainTable
              label={t('unusual.title')}
              narrow="list"
              rows={data.days}
              rowKey={({ day, userId, kind }) => `${day} ${userId} ${kind}`}
              columns={[
                { title: t('unusual.day'), isText: true, render: ({ day }) => formatDate(day) },
                { title: t('unusual.by'), isText: true, render: ({ name }) => name },
                {
                  title: t('unusual.kind'),
                  isText: true,
                  render: ({ kind }) => t(`unusual.${kind}`),
                },
                { title: t('unusual.clients'), render: ({ count }) => formatNumber(count) },
                {
                  title: t('unusual.show'),
                  isTitleHidden: true,
                  isText: true,
                  render: (row) => (
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('unusual.showOf', {
                        name: row.name,
                        day: formatDate(row.day),
                      })}
                      onClick={() => onShow(row)}
                    >
                      {t('unusual.show')}
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </>
      )}
    </Section>
  );
}
