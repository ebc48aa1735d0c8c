import { Skeleton } from '@advisor/ui/components/Skeleton';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';

interface ScreenSkeletonProps {
  title?: string | undefined;
  /** Read aloud in the place of a title that is not known. */
  hint: string;
}

/** The shape of a screen: its heading, and what stands under it. */
export function ScreenSkeleton({ title, hint }: ScreenSkeletonProps) {
  return (
    <div className="adv-page" aria-busy>
      <div className="host-pending__title">
        <h1 tabIndex={-1}>{title ?? <VisuallyHidden>{hint}</VisuallyHidden>}</h1>
        {title === undefined && <div className="adv-skeleton__row" aria-hidden />}
      </div>
      <Skeleton rows={8} shape="list" />
    </div>
  );
}
