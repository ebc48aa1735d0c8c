/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid takes the elements of a table their meaning. */
import { caseAddresses } from '@advisor/addresses/case';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { serverNow } from '@advisor/api-client/server-clock';
import type { caseCalls } from '@advisor/contracts/case/calls';
import { codeName } from '@advisor/contracts/code-name';
import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { formatPercent } from '@advisor/i18n/format';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { daysBetween } from '@advisor/lending/calendar-and-money/calendar';
import { usePermission } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { Money } from '@advisor/ui/components/Money';
import { PersonName } from '@advisor/ui/components/PersonName';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../case-row.css';

export type EndingFixation = CallResponse<typeof caseCalls.endingFixations>['rows'][number];

const { inProgressInBackOffice } = refinancingState;

/** The cells of one case: the row leads to its refixation, or to what one without the right may read. */
export function EndingFixationRow({ item }: { item: EndingFixation }) {
  const { t } = useTranslation('case-overview');
  const { caseId, contractNumber, fixedRateValidTo, noticeSentOn, refinancingState: state } = item;
  const mayRefix = usePermission(permission.manageRefinancing);
  const days = daysBetween(bankDay(serverNow()), fixedRateValidTo);
  return (
    <div className="case-row">
      <span role="cell" className="case-row__client">
        <Link
          className="case-row__open"
          to={
            mayRefix
              ? refinancingAddresses.refixation.to({ caseId })
              : caseAddresses.caseDetail.to({ caseId, section: 'refinancing' })
          }
        >
          <PersonName {...item.customer} />{' '}
          <span className="case-row__numbers">
            {caseId}
            {contractNumber && ` · ${contractNumber}`}
          </span>
        </Link>
      </span>
      <span role="cell" className="case-row__product">
        {t('dashboard.fixations.until')} <DateText value={fixedRateValidTo} />{' '}
        <span className="case-row__since case-row__due">
          {days > 0
            ? t('dashboard.fixations.days', { count: days })
            : t('dashboard.fixations.today')}
        </span>
      </span>
      <span role="cell" className="case-row__amount">
        <Money value={item.principal} decimals={0} />
      </span>
      <span role="cell" className="case-row__state case-row__since">
        {noticeSentOn === undefined ? (
          t('dashboard.fixations.noticeMissing')
        ) : (
          <span>
            {t('dashboard.fixations.noticeSent')} <DateText value={noticeSentOn} />
          </span>
        )}
      </span>
      <span role="cell" className="case-row__next">
        {state === undefined ? (
          <StatusChip tone="warning" label={t('dashboard.fixations.notStarted')} />
        ) : (
          <StatusChip
            tone={state === inProgressInBackOffice.code ? 'success' : 'progress'}
            label={codeName(refinancingState, state)}
          />
        )}
      </span>
      <span role="cell" className="case-row__changed">
        {formatPercent(item.interestRate)}
      </span>
    </div>
  );
}
