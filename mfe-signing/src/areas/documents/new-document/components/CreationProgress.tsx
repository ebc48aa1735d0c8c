import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What the specification allows for generating a document. */
const usualSeconds = 30;
const tickMs = 500;

/** Percent that are shown after some seconds: fast at first, and never done before the answer is. */
const estimate = (seconds: number): number => Math.min(97, 100 * (1 - Math.exp(-seconds / 9)));

/** How far the generating is likely to be. */
export function CreationProgress() {
  const { t } = useTranslation('signing-documents');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - started) / 1000), tickMs);
    return () => clearInterval(timer);
  }, []);
  const text = t(seconds <= usualSeconds ? 'page.creating' : 'page.creatingLong', {
    seconds: usualSeconds,
  });
  return (
    <div className="signing-progress">
      <progress max={100} value={estimate(seconds)} aria-label={t('page.createProgress')} />
      <p className="adv-muted">{text}</p>
      <LiveRegion>{text}</LiveRegion>
    </div>
  );
}
