import { codeName } from '@advisor/contracts/code-name';
import { caseAction } from '@advisor/contracts/case/stages';
import { DateText } from '@advisor/ui/components/DateText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isKnownStep, nextStepPath } from '../../case/next-step';
import type { AwaitedStep } from './next-steps.queries';

/**
 * What a case waits for: the advisor's own step as a link to its screen, else whom one waits for. The
 * day by which a task is due says more than the one since which the step waits.
 */
export function NextStep({ step }: { step: AwaitedStep }) {
  const { t } = useTranslation('case-overview');
  const { next, dueOn } = step;
  if (next === undefined) return null;
  const { action, count, waitsFor, since } = next;
  // What others wait for as the bank's decision is the specialist's own work.
  const isOwnDecision = action === 'decide' && waitsFor === 'advisor';
  const known = isKnownStep(action) ? codeName(caseAction, action) : t('hub');
  const name = isOwnDecision ? t('decide') : known;
  const label = count === undefined ? name : `${name} (${count})`;
  return (
    <>
      {waitsFor === 'advisor' ? (
        <Link className="case-row__step" to={nextStepPath(action, step)}>
          {label}
        </Link>
      ) : (
        <span className="case-row__awaited">{label}</span>
      )}
      {waitsFor !== 'advisor' && (
        <span className="case-row__since">{t(`waitsFor.${waitsFor}`)}</span>
      )}
      {since !== undefined && dueOn === undefined && (
        <span className="case-row__since">
          {t('since')} <DateText value={since} />
        </span>
      )}
    </>
  );
}
