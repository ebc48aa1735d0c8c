import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { codeName } from '@advisor/contracts/code-name';
import { customerRole, salesArrangementType } from '@advisor/contracts/codebooks';
import { decisionKind } from '@advisor/contracts/decision/codes';
import { formatDate, formatDateTime } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
} from '../../../arrangement/arrangement.queries';
import { LockedStep } from '../../../arrangement/LockedStep';
import { assessmentQuery } from '../assessment.queries';
import { isRequest } from '../agreed';
import { AssessmentResult } from '../AssessmentResult';
import { decisionQuery } from '../decision.queries';
import { RequestFacts } from '../RequestFacts';
import { StepPage } from '../StepPage';
import { DecisionForm } from './DecisionForm';
import './decision.css';
import '../texts';

/** What a specialist decides about, and the decision; whoever may not decide reads it. */
export default function DecisionPage() {
  const { t } = useTranslation('case-application');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const { parameters } = usePrefetchedQuery(arrangementParametersQuery(salesArrangementId)).data;
  const isApplication =
    parameters.salesArrangementTypeId === salesArrangementType.loanApplication.code;
  const { deciding, history } = usePrefetchedQuery(decisionQuery(salesArrangementId)).data;
  const assessment = usePrefetchedQuery(assessmentQuery(salesArrangementId)).data;
  return (
    <StepPage title={t('decide.title')} reference={reference}>
      <LockedStep reason={deciding.isAllowed ? undefined : (deciding.reason ?? '')} />
      <ApplicationFacts reference={reference} />
      <AssessmentResult assessment={assessment} reference={reference} />
      {deciding.isAllowed && (
        <Section title={t('decide.section')}>
          <DecisionForm
            key={salesArrangementId}
            reference={reference}
            of={isApplication ? 'application' : 'request'}
            missing={deciding.missing}
          />
        </Section>
      )}
      {history.length > 0 && (
        <Section title={t('decide.history')}>
          <ol className="decision-history">
            {history.map(({ kind, happenedOn, userName, reason }) => (
              <li key={happenedOn}>
                <strong>{codeName(decisionKind, kind)}</strong>{' '}
                <span className="adv-muted">
                  {formatDateTime(happenedOn)}, {userName}
                </span>
                {reason !== undefined && <p>{reason}</p>}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </StepPage>
  );
}

function ApplicationFacts({ reference }: { reference: ArrangementReference }) {
  const { t } = useTranslation('case-application');
  const { salesArrangementId } = reference;
  const customers = usePrefetchedQuery(arrangementCustomersQuery(salesArrangementId)).data;
  const { parameters } = usePrefetchedQuery(arrangementParametersQuery(salesArrangementId)).data;
  return (
    <Section
      title={t('decide.people')}
      actions={<Link to={caseAddresses.loanHub.to(reference)}>{t('decide.toHub')}</Link>}
    >
      <DescriptionList
        items={[
          {
            label: t('decide.type'),
            value: codeName(salesArrangementType, parameters.salesArrangementTypeId),
          },
          ...customers.map(({ roleId, firstName, lastName, dateOfBirth, identity }) => ({
            label: codeName(customerRole, roleId),
            value: [
              `${firstName} ${lastName}`,
              ...(dateOfBirth === undefined ? [] : [formatDate(dateOfBirth)]),
              ...(identity === undefined ? [t('decide.unidentified')] : []),
            ].join(', '),
          })),
          { label: t('comment.title'), value: parameters.comment, wide: true },
        ]}
      />
      {isRequest(parameters) && (
        <>
          <h3>{t('request.title')}</h3>
          <RequestFacts request={parameters} customers={customers} />
        </>
      )}
    </Section>
  );
}
