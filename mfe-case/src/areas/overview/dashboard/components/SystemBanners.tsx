import { SystemBanner } from '@advisor/ui/components/SystemBanner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bannersQuery } from '../dashboard.queries';

/** Identifiers of the banners that the user has closed; until the browser's tab is closed. */
const storageKey = 'dashboard.closedBanners';

function readClosed(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function writeClosed(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Without storage a banner comes back with the next visit.
  }
}

/** Notices of the bank that are valid now. */
export function SystemBanners() {
  const { t } = useTranslation('case-overview');
  const words = { more: t('dashboard.banner.more'), less: t('dashboard.banner.less') };
  const { data: banners = [] } = useQuery(bannersQuery());
  const [closed, setClosed] = useState(readClosed);
  const close = (id: number) => {
    const next = [...closed, id];
    setClosed(next);
    writeClosed(next);
  };
  return banners
    .filter(({ feBannerId }) => !closed.includes(feBannerId))
    .map((banner) => (
      <SystemBanner
        key={banner.feBannerId}
        banner={banner}
        words={words}
        onClose={() => close(banner.feBannerId)}
      />
    ));
}
