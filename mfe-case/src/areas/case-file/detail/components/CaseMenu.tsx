import type { CaseSection } from '@advisor/contracts/case/sections';
import { Tooltip } from '@advisor/ui/overlay';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { prefetchSection, sectionLink, type MenuEntry } from '../sections';
import '../../../../case/side-menu.css';

interface CaseMenuProps {
  caseId: number;
  entries: readonly MenuEntry[];
  current: CaseSection | undefined;
}

/** The parts of a case that its state allows; closed ones say why. */
export function CaseMenu({ caseId, entries, current }: CaseMenuProps) {
  const { t } = useTranslation('case-file');
  const queryClient = useQueryClient();
  return (
    <nav className="side-menu" aria-label={t('detail.menu')}>
      {entries.map(({ section, isActive, reason, count }) => {
        const label = (
          <>
            {t(`detail.section.${section}`)}
            {count !== undefined && count > 0 && <span className="case-menu__count">{count}</span>}
          </>
        );
        if (!isActive) {
          return (
            <Tooltip key={section} title={reason}>
              {/* Reachable by keyboard, so that the reason is too. */}
              <button type="button" className="side-menu__entry" aria-disabled>
                {label}
                {reason && <VisuallyHidden>{reason}</VisuallyHidden>}
              </button>
            </Tooltip>
          );
        }
        const prefetch = () => void prefetchSection(queryClient, section, caseId);
        return (
          <Link
            key={section}
            className="side-menu__entry"
            to={sectionLink(section)}
            aria-current={section === current ? 'true' : undefined}
            preventScrollReset
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
