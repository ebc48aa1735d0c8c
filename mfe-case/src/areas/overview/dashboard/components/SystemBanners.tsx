import type { CallResponse } from '@advisor/contracts/operation';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { useLiveQueries } from '@advisor/shell/live';
import { SystemBanner } from '@advisor/ui/components/SystemBanner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bannersQuery } from '../dashboard.queries';

type Banner = CallResponse<typeof notificationCalls.currentBanners>[number];

/** Who closes a banner has read its text: another one in its place is shown. */
const textOf = ({ title, description = '' }: Banner): string => `${title}\n${description}`;

/** Texts of the banners that the user has closed; until the browser's tab is closed. */
const storageKey = 'dashboard.closedBanners';

function readClosed(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

function writeClosed(texts: readonly string[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Without storage a banner comes back with the next visit.
  }
}

/** Notices of the bank that are valid now. */
export function SystemBanners() {
  const { t } = useTranslation('case-overview');
  const words = { more: t('dashboard.banner.more'), less: t('dashboard.banner.less') };
  const { data: banners = [] } = useQuery(bannersQuery());
  useLiveQueries('banners', [notificationCalls.currentBanners.id]);
  const [closed, setClosed] = useState(readClosed);
  const close = (banner: Banner) => {
    const next = [...closed, textOf(banner)];
    setClosed(next);
    writeClosed(next);
  };
  return banners
    .filter((banner) => !closed.includes(textOf(banner)))
    .map((banner) => (
      <SystemBanner
        key={banner.feBannerId}
        banner={banner}
        words={words}
        onClose={() => close(banner)}
      />
    ));
}
