import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { useSession } from '@advisor/shell/session';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { useHost } from '../../host-context';
import { useArrival } from '../../loading/arrival';
import { caseEntries, currentEntry, type OpenCase } from './case-links';
import { centreInLine } from './centre-in-line';
import { Reason } from './Reason';

/** The parts of a case that deployed remotes bring and its state allows; closed ones say why. */
export function CaseMenu(ofCase: OpenCase) {
  const { t } = useTranslation('case-frame');
  const { registry, prefetchPath } = useHost();
  const user = useSession();
  const { target } = useArrival();
  const { data: flags = [], isPending } = useQuery(
    operationQuery(
      caseCalls.menuFlags,
      { params: { caseId: ofCase.caseId } },
      { meta: { allowFailure: true } },
    ),
  );
  // Entries and counts that come would push the others aside.
  const isIncomplete = isPending || ofCase.salesArrangementId === undefined;
  const entries = caseEntries(registry, user, ofCase, flags);
  const current = currentEntry(entries, target);
  if (entries.length === 0) return null;
  return (
    <nav className="host-case-menu" aria-label={t('menu')} data-incomplete={isIncomplete}>
      <ul>
        {entries.map(({ entry, to, isActive, reason, count }) => {
          const label = (
            <>
              {t(`entry.${entry}`)}
              {count !== undefined && count > 0 && (
                <span className="host-case-menu__count">
                  <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
                  <span aria-hidden>{count}</span>
                </span>
              )}
            </>
          );
          return (
            // Counts make the entries wider.
            <li key={entry} ref={!isPending && entry === current ? centreInLine : undefined}>
              {isActive || reason === undefined ? (
                <Link
                  to={to}
                  aria-current={entry === current ? 'page' : undefined}
                  onMouseEnter={() => prefetchPath(to)}
                  onFocus={() => prefetchPath(to)}
                >
                  {label}
                </Link>
              ) : (
                <Reason className="host-case-menu__closed" sentences={[reason]}>
                  {label}
                </Reason>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
