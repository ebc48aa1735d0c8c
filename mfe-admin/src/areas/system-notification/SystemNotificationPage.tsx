import { serverNow } from '@advisor/api-client/server-clock';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerPhases, phaseOf } from './banner-times';
import { BannerChanges } from './BannerChanges';
import { BannerList, type BannerAction } from './BannerList';
import { BannerPanel } from './BannerPanel';
import { BannerQuestion } from './BannerQuestion';
import { bannersQuery, type Banner, useLiveBanners } from './banners.queries';
import './system-notification.css';
import './texts';

interface Opened {
  action: BannerAction;
  /** Absent: a new one. */
  banner?: Banner;
}

const actionsIn = {
  seen: ['edit', 'end', 'delete'],
  planned: ['edit', 'delete'],
  past: ['edit', 'delete'],
} as const;

/** Messages of the bank for everybody: those seen now, planned and past. */
export default function SystemNotificationPage() {
  const { t } = useTranslation('admin-system-notification');
  // Read anew when one begins or ends: the phases move on with the time.
  useLiveBanners();
  const { data: banners, dataUpdatedAt } = usePrefetchedQuery(bannersQuery());
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const now = new Date(Math.max(serverNow().getTime(), dataUpdatedAt));
  const of = (phase: (typeof bannerPhases)[number]) =>
    banners.filter((banner) => phaseOf(banner, now) === phase);
  // What somebody has deleted stays open with what is typed.
  const current = banners.find(({ feBannerId }) => feBannerId === opened?.banner?.feBannerId);
  const banner = current ?? opened?.banner;
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setOpened({ action: 'edit' })}
        >
          {t('action.new')}
        </Button>
      }
    >
      {bannerPhases.map((phase) => (
        <BannerList
          key={phase}
          title={t(`phase.${phase}`)}
          banners={phase === 'planned' ? of(phase).toReversed() : of(phase)}
          toCome={[...of('seen'), ...of('planned')]}
          actions={actionsIn[phase]}
          onAction={(action, chosen) => setOpened({ action, banner: chosen })}
        />
      ))}
      <BannerChanges />
      {opened?.action === 'edit' && (
        <BannerPanel
          key={banner?.feBannerId ?? 'new'}
          banner={banner}
          banners={banners}
          onClose={close}
        />
      )}
      {banner && opened && opened.action !== 'edit' && (
        <BannerQuestion action={opened.action} banner={banner} onClose={close} />
      )}
    </Page>
  );
}
