import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** `assertive` interrupts the reader: errors only. */
  urgency?: 'polite' | 'assertive';
  children?: ReactNode;
}

/** Says its content aloud whenever it changes. Keep it mounted: a region that appears is not read. */
export function LiveRegion({ urgency = 'polite', children }: LiveRegionProps) {
  return urgency === 'polite' ? (
    <output className="adv-hidden" aria-live="polite">
      {children}
    </output>
  ) : (
    <div className="adv-hidden" role="alert">
      {children}
    </div>
  );
}
