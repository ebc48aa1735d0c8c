import type { CallResponse } from '@advisor/contracts/operation';
import type { notificationCalls } from '@advisor/contracts/notifications/calls';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
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

type Banner = CallResponse<typeof notificationCalls.currentBanners>[number];

/** One line on a phone, whose text is a tap away. */
function SystemBanner({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const { t } = useTranslation('case-overview');
  const [isOpen, setOpen] = useState(false);
  const { severity, title, description } = banner;
  const more = t(isOpen ? 'dashboard.banner.less' : 'dashboard.banner.more');
  return (
    <div className="system-banner" data-open={isOpen}>
      <InfoBar
        severity={severity}
        title={title}
        description={description}
        action={
          <Button
            type="link"
            size="small"
            className="system-banner__more"
            aria-expanded={isOpen}
            aria-label={`${more}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {more}
          </Button>
        }
        onClose={onClose}
      />
    </div>
  );
}

/** Notices of the bank that are valid now. */
export function SystemBanners() {
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
        onClose={() => close(banner.feBannerId)}
      />
    ));
}
