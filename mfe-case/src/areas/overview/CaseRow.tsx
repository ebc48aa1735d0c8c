/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid takes the elements of a table their meaning. */
import { caseAddresses } from '@advisor/addresses/case';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { Highlight } from '@advisor/ui/components/Highlight';
import { Money } from '@advisor/ui/components/Money';
import { PersonName } from '@advisor/ui/components/PersonName';
import { AppstoreOutlined, BellOutlined } from '@advisor/ui/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CasePhaseChip, CaseStateChip, ProductName } from '../../case/case-presentation';
import { isApplicationOpen } from '../../case/open-application';
import { AwaitedTask } from './AwaitedTask';
import { NextStep } from './NextStep';
import type { AwaitedStep } from './next-steps.queries';
import './case-row.css';

/** Height of a row with two lines, px, for lists that render only what is seen; cards are measured. */
export const caseRowHeight = 59;

interface CaseRowProps {
  item: CaseListItem;
  /** Searched words to mark in the client's name and the numbers. */
  query?: string;
  /** Absent until it is known. */
  step?: AwaitedStep | undefined;
}

/**
 * The cells of one case: the whole row is a link to it, beside those to its next step and to the hub of
 * an application that is being worked on. Becomes a card where there is little room.
 */
export const CaseRow = memo(function CaseRow({ item, query = '', step }: CaseRowProps) {
  const { caseId, state, applicationState } = item;
  const mayWork = usePermission(permission.salesArrangementAccess);
  return (
    <div className="case-row">
      <span role="cell" className="case-row__client">
        <Link className="case-row__open" to={caseAddresses.caseDetail.to({ caseId })}>
          <PersonName {...item.customer} query={query} />{' '}
          <span className="case-row__numbers">
            <Highlight text={String(caseId)} query={query} />
            {item.contractNumber && (
              <>
                {' · '}
                <Highlight text={item.contractNumber} query={query} />
              </>
            )}
          </span>
        </Link>
      </span>
      <span role="cell" className="case-row__product">
        <ProductName productTypeId={item.productTypeId} />
      </span>
      <span role="cell" className="case-row__amount">
        <Money value={item.targetAmount} />
      </span>
      <span role="cell" className="case-row__state">
        {item.phase === undefined ? (
          <CaseStateChip state={state} />
        ) : (
          <CasePhaseChip phase={item.phase} />
        )}
      </span>
      <span role="cell" className="case-row__next">
        {step && mayWork && <NextStep step={step} />}
        {step?.reminder && <Reminder caseId={caseId} {...step.reminder} />}
        {step?.reasons?.map(({ section, title }) => (
          <Link
            key={section}
            className="case-row__reason"
            to={caseAddresses.caseDetail.to({ caseId, section })}
          >
            {title}
          </Link>
        ))}
        {item.activeTaskCount > 0 && (
          <AwaitedTask
            caseId={caseId}
            count={item.activeTaskCount}
            task={step?.task}
            dueOn={step?.dueOn}
          />
        )}
      </span>
      <span role="cell" className="case-row__owner">
        {item.owner.name}
      </span>
      <span role="cell" className="case-row__changed">
        <DateText value={item.lastChangedOn} as="relative" />
      </span>
      <span role="cell" className="case-row__hub-cell">
        {mayWork && isApplicationOpen(state, applicationState) && <HubShortcut item={item} />}
      </span>
    </div>
  );
});

function Reminder({
  caseId,
  taskId,
  note,
}: {
  caseId: number;
  taskId: number;
  note?: string | undefined;
}) {
  const { t } = useTranslation('case-overview');
  const to = caseAddresses.caseDetail.to({ caseId, section: 'tasks', task: String(taskId) });
  return (
    <Link className="case-row__reminder" to={to} title={note}>
      <BellOutlined aria-hidden /> {note ? t('reminderOf', { note }) : t('reminder')}
    </Link>
  );
}

function HubShortcut({ item: { caseId, customer } }: { item: CaseListItem }) {
  const title = useTranslation('case').t('hub.title');
  return (
    <Link
      className="case-row__hub"
      to={caseAddresses.loanHub.to({ caseId })}
      title={title}
      aria-label={`${title}: ${customer.lastName} ${customer.firstName}`}
    >
      <AppstoreOutlined aria-hidden />
    </Link>
  );
}
