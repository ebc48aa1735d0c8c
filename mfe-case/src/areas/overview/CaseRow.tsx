import { caseAddresses } from '@advisor/addresses/case';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { Highlight } from '@advisor/ui/components/Highlight';
import { Money } from '@advisor/ui/components/Money';
import { PersonName } from '@advisor/ui/components/PersonName';
import { AppstoreOutlined } from '@advisor/ui/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CasePhaseChip, CaseStateChip, ProductName } from '../../case/case-presentation';
import { isApplicationOpen } from '../../case/open-application';
import './case-row.css';

/** Height of a row with two lines, px, for lists that render only what is seen; cards are measured. */
export const caseRowHeight = 59;

interface CaseRowProps {
  item: CaseListItem;
  /** Searched words to mark in the client's name and the numbers. */
  query?: string;
}

/**
 * One case of a list; the whole row is a link to it, beside one to the hub of an application that is
 * being worked on. Becomes a card where there is little room.
 */
export const CaseRow = memo(function CaseRow(props: CaseRowProps) {
  const { caseId, state, applicationState } = props.item;
  const mayOpenHub = usePermission(permission.salesArrangementAccess);
  return (
    <div className="case-row-frame">
      <CaseLink {...props} />
      {mayOpenHub && isApplicationOpen(state, applicationState) && <HubShortcut caseId={caseId} />}
    </div>
  );
});

function HubShortcut({ caseId }: { caseId: number }) {
  const title = useTranslation('case').t('hub.title');
  return (
    <Link
      className="case-row__hub"
      to={caseAddresses.loanHub.to({ caseId })}
      title={title}
      aria-label={title}
    >
      <AppstoreOutlined aria-hidden />
    </Link>
  );
}

function CaseLink({ item, query = '' }: CaseRowProps) {
  const { t } = useTranslation('case-overview');
  return (
    <Link className="case-row" to={caseAddresses.caseDetail.to({ caseId: item.caseId })}>
      <span className="case-row__client">
        <PersonName {...item.customer} query={query} />
        <span className="case-row__numbers">
          <Highlight text={String(item.caseId)} query={query} />
          {item.contractNumber && (
            <>
              {' · '}
              <Highlight text={item.contractNumber} query={query} />
            </>
          )}
        </span>
      </span>
      <span className="case-row__product">
        <ProductName productTypeId={item.productTypeId} />
      </span>
      <span className="case-row__amount">
        <Money value={item.targetAmount} />
      </span>
      <span className="case-row__state">
        {item.phase === undefined ? (
          <CaseStateChip state={item.state} />
        ) : (
          <CasePhaseChip phase={item.phase} />
        )}
      </span>
      <span className="case-row__owner">{item.owner.name}</span>
      <span className="case-row__changed">
        <DateText value={item.lastChangedOn} as="relative" />
      </span>
      <span className="case-row__tasks">
        {item.activeTaskCount > 0 && (
          <span className="case-row__task-count">
            {t('tasks', { count: item.activeTaskCount })}
          </span>
        )}
      </span>
    </Link>
  );
}
