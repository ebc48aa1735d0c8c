import { formatDate, formatNumber } from '@advisor/i18n/format';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { DownloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { type RateVersion, useSaveRateFile } from './rates.queries';

/** What holds, held and will hold. */
export function VersionTable({ versions }: { versions: readonly RateVersion[] }) {
  const { t } = useTranslation('admin-rates');
  return (
    <Section title={t('versions.title')}>
      <PlainTable
        label={t('versions.title')}
        narrow="list"
        rows={versions}
        rowKey={({ rateVersionId }) => rateVersionId}
        columns={[
          {
            title: t('versions.name'),
            isText: true,
            render: ({ name, isCurrent }) => (
              <>
                {name} {isCurrent && <StatusChip tone="success" label={t('versions.current')} />}
              </>
            ),
          },
          {
            title: t('versions.from'),
            isText: true,
            render: ({ validFrom }) => formatDate(validFrom),
          },
          {
            title: t('versions.to'),
            isText: true,
            render: ({ validTo }) => (validTo === undefined ? '–' : formatDate(validTo)),
          },
          {
            title: t('versions.offers'),
            render: ({ offerCount }) => formatNumber(offerCount),
          },
          {
            title: t('versions.action'),
            isTitleHidden: true,
            isText: true,
            render: (version) => <SaveButton version={version} />,
          },
        ]}
      />
    </Section>
  );
}

function SaveButton({ version }: { version: RateVersion }) {
  const { t } = useTranslation('admin-rates');
  const save = useSaveRateFile(version);
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      loading={save.isRunning}
      aria-label={t('versions.saveOf', { name: version.name })}
      onClick={() => save.run()}
    >
      {t('versions.save')}
    </Button>
  );
}
