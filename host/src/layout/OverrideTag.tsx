import { lazy, Suspense } from 'react';
import { useHost } from '../host-context';

/** Its code and texts have come before the screen where there is an override, and nowhere else. */
const Overridden = lazy(
  () => import(/* webpackChunkName: 'overrides' */ '../overrides/OverriddenTag'),
);

/** Says that this browser takes remotes from somebody's machine. */
export function OverrideTag() {
  const isOverridden = useHost().registry.remotes.some(({ override }) => override !== undefined);
  return (
    isOverridden && (
      <Suspense fallback={null}>
        <Overridden />
      </Suspense>
    )
  );
}
