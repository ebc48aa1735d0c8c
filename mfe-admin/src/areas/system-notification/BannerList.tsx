import { formatDateTime } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seenBeside } from './banner-times';
import { severities } from './banner.schema';
import type { Banner } from './banners.queries';
import { SeenBeside } from './SeenBeside';
import '../../lists/rows.css';

export type BannerAction = 'edit' | 'end' | 'delete';

interface BannerListProps {
  title: string;
  /** Of one phase. */
  banners: readonly Banner[];
  /** Those that are seen or will be. */
  toCome: readonly Banner[];
  actions: readonly BannerAction[];
  onAction: (action: BannerAction, banner: Banner) => void;
}

/** Further ones are a click away. */
const shownFirst = 10;

/** Banners of one phase; nothing without any but that there is none. */
export function BannerList({ title, banners, toCome, actions, onAction }: BannerListProps) {
  const { t } = useTranslation('admin-system-notification');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? banners : banners.slice(0, shownFirst);
  return (
    <Section title={title}>
      {banners.length === 0 && <p className="adv-muted">{t('list.none')}</p>}
      <ul className="admin-rows">
        {shown.map((banner) => (
          <li key={banner.feBannerId}>
            <BannerRow banner={banner} toCome={toCome} />
            <div className="adv-actions">
              {actions.map((action) => (
                <Button
                  key={action}
                  danger={action === 'delete'}
                  aria-label={`${t(`action.${action}`)}: ${banner.title}`}
                  onClick={() => onAction(action, banner)}
                >
                  {t(`action.${action}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < banners.length && (
        <Button onClick={() => setIsWhole(true)}>
          {t('list.more', { count: banners.length - shown.length })}
        </Button>
      )}
    </Section>
  );
}

function BannerRow({ banner, toCome }: { banner: Banner; toCome: readonly Banner[] }) {
  const { t } = useTranslation('admin-system-notification');
  const { title, description, visibleFrom, visibleTo, changedBy, changedOn } = banner;
  const severity = severities.find((one) => one === banner.severity) ?? 'info';
  const isToCome = toCome.includes(banner);
  return (
    <div>
      <p className="system-notification__name">
        <StatusChip tone={severity} label={t(`severity.${severity}`)} /> <strong>{title}</strong>
      </p>
      {description !== undefined && <p className="admin-rows__text">{description}</p>}
      <p className="adv-muted">
        {t('list.time', { from: formatDateTime(visibleFrom), to: formatDateTime(visibleTo) })}
        {changedOn !== undefined && (
          <>
            {' · '}
            {t('list.changed', { on: formatDateTime(changedOn), by: changedBy ?? '' })}
          </>
        )}
      </p>
      {isToCome && <SeenBeside others={seenBeside(toCome, banner)} />}
    </div>
  );
}
