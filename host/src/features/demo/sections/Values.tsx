import { formatPercent } from '@advisor/i18n/format';
import { CopyText } from '@advisor/ui/components/CopyText';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Money } from '@advisor/ui/components/Money';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const tones = ['neutral', 'info', 'progress', 'success', 'warning', 'error'] as const;
const tenMinutesMs = 600_000;

export function Values() {
  const { t } = useTranslation('demo');
  const [earlier] = useState(() => new Date(Date.now() - tenMinutesMs).toISOString());
  return (
    <>
      <div className="adv-actions">
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone} label={t(`values.${tone}`)} />
        ))}
      </div>
      <DescriptionList
        items={[
          { label: t('values.wholeAmount'), value: <Money value={3_250_000} /> },
          { label: t('values.fraction'), value: <Money value={1_234_567.89} /> },
          { label: t('values.foreign'), value: <Money value={48_200.5} currency="EUR" /> },
          { label: t('values.missing'), value: <Money value={null} /> },
          { label: t('values.missingDate'), value: <DateText value={null} /> },
          { label: t('values.missingPerson'), value: <PersonName /> },
          { label: t('values.date'), value: <DateText value="2026-11-21" /> },
          { label: t('values.dateTime'), value: <DateText value={earlier} as="dateTime" /> },
          { label: t('values.relative'), value: <DateText value={earlier} as="relative" /> },
          { label: t('values.rate'), value: formatPercent(4.49) },
          {
            label: t('values.person'),
            value: <PersonName firstName="Žofie" lastName="Přibyslavská Černohorská" />,
          },
          {
            label: t('values.highlight'),
            value: <PersonName firstName="Řehoř" lastName="Dvořák" query="dvor reh" />,
          },
          {
            label: t('values.account'),
            value: <CopyText text="19-2000145399/0800" label={t('values.accountName')} />,
          },
          { label: t('values.long'), value: t('values.longText'), wide: true },
        ]}
      />
      <Section level="inner" title={t('values.inner')}>
        <DescriptionList items={[{ label: t('values.missing'), value: undefined }]} />
      </Section>
    </>
  );
}
