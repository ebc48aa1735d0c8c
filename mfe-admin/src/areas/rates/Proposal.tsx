import { codeName } from '@advisor/contracts/code-name';
import { productType } from '@advisor/contracts/codebooks';
import { formatDate, formatDateTime } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Question } from '@advisor/ui/components/Question';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Differences } from './Differences';
import { proposalTone } from './ProposalTable';
import { type ProposalDetail, proposalQuery, useDecideRates } from './rates.queries';

type Decision = 'confirm' | 'withdraw';

/** One proposal: what it changes, whom it concerns, and the decision of a second person. */
export function Proposal({ proposalId }: { proposalId: number }) {
  const { t } = useTranslation('admin-rates');
  const { data } = useQuery(proposalQuery(proposalId));
  const [asked, setAsked] = useState<Decision>();
  if (data === undefined) return null;
  const { name, state, isOwn, differences } = data;
  const isOpen = state === 'proposed';
  return (
    <Section title={t('proposal.title', { name })}>
      <p>
        <StatusChip tone={proposalTone[state]} label={t(`state.${state}`)} /> <Facts of={data} />
      </p>
      <OpenOffers of={data} />
      {isOpen && isOwn && <InfoBar severity="info" title={t('proposal.own')} />}
      {isOpen && (
        <div className="admin-rates__decision">
          {!isOwn && (
            <Button type="primary" onClick={() => setAsked('confirm')}>
              {t('question.confirm.act')}
            </Button>
          )}
          <Button onClick={() => setAsked('withdraw')}>{t('question.withdraw.act')}</Button>
        </div>
      )}
      {differences.length === 0 ? (
        <p className="adv-muted">{t('proposal.same')}</p>
      ) : (
        <Differences differences={differences} />
      )}
      {asked && <Asked decision={asked} proposal={data} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

function Facts({ of }: { of: ProposalDetail }) {
  const { t } = useTranslation('admin-rates');
  const { validFrom, validTo, comparedWith, proposedBy, proposedOn, decidedBy, decidedOn } = of;
  const from = formatDate(validFrom);
  return (
    <>
      {validTo === undefined
        ? t('proposal.from', { from })
        : t('proposal.fromTo', { from, to: formatDate(validTo) })}{' '}
      {t('proposal.by', { name: proposedBy, on: formatDateTime(proposedOn) })}{' '}
      {decidedBy !== undefined &&
        decidedOn !== undefined &&
        t('proposal.decided', { name: decidedBy, on: formatDateTime(decidedOn) })}{' '}
      {comparedWith && t('proposal.comparedWith', { name: comparedWith.name })}
    </>
  );
}

function OpenOffers({ of: { openOffers } }: { of: ProposalDetail }) {
  const { t } = useTranslation('admin-rates');
  if (openOffers.length === 0) return <p className="adv-muted">{t('proposal.noOffers')}</p>;
  const counts = openOffers.map(
    ({ productTypeId, count }) => `${codeName(productType, productTypeId)} ${count}`,
  );
  return <p>{t('proposal.offers', { counts: counts.join(', ') })}</p>;
}

interface AskedProps {
  decision: Decision;
  proposal: ProposalDetail;
  onClose: () => void;
}

function Asked({ decision, proposal: { proposalId, name, validFrom }, onClose }: AskedProps) {
  const { t } = useTranslation('admin-rates');
  const decide = useDecideRates(proposalId, decision);
  return (
    <Question
      open
      title={t(`question.${decision}.title`, { name })}
      confirmLabel={t(`question.${decision}.act`)}
      loading={decide.isRunning}
      onConfirm={() => decide.run(undefined, { onDone: onClose })}
      onCancel={onClose}
    >
      <p>{t(`question.${decision}.text`, { from: formatDate(validFrom) })}</p>
      {decide.refusal && <InfoBar severity="error" title={decide.refusal} />}
    </Question>
  );
}
