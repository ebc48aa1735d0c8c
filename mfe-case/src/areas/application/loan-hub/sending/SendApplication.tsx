import { type ArrangementReference, caseAreas } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { call } from '@advisor/api-client/call';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { useChange } from '@advisor/shell/use-change';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { SendOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { decisionQuery, type Decision } from '../../decision.queries';
import { type HubStep, stepPath } from '../steps';

type Missing = Decision['sending']['missing'];

/** Sends the application once nothing is missing; before that it says what is, and leads there. */
export function SendApplication({ reference }: { reference: ArrangementReference }) {
  const { t } = useTranslation('case-application');
  const { salesArrangementId } = reference;
  const { sending } = usePrefetchedQuery(decisionQuery(salesArrangementId)).data;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const send = useChange({
    key: ['salesArrangement.send', salesArrangementId],
    call: () => call(decisionCalls.send, { params: { salesArrangementId } }),
    invalidates: caseAreas,
    success: t('send.done'),
    shows: ['conflict', 'notEligible'],
  });
  // Its state and the banners above say the rest.
  if (!sending.isAllowed) return null;
  const isComplete = sending.missing.length === 0;
  return (
    <Section title={t('send.title')}>
      {send.refusal !== undefined && (
        <InfoBar severity="warning" title={t('send.refused')} description={send.refusal} />
      )}
      {isComplete ? (
        <div className="hub-send">
          <p>{t('send.ready')}</p>
          <Button
            type="primary"
            icon={<SendOutlined aria-hidden />}
            onClick={() => setIsAsking(true)}
          >
            {t('send.action')}
          </Button>
        </div>
      ) : (
        <MissingSteps reference={reference} missing={sending.missing} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('send.question')}
        confirmLabel={t('send.action')}
        cancelLabel={t('send.notYet')}
        loading={send.isRunning}
        onConfirm={() => send.run(undefined, { onDone: close, onRefused: close })}
        onCancel={close}
      >
        {t('send.consequence')}
      </ConfirmDialog>
    </Section>
  );
}

const hasScreen = (step: Missing[number]['step']): step is HubStep & Missing[number]['step'] =>
  Object.hasOwn(stepPath, step);

/**
 * The screen of a step; of people, the person or the household that lacks something.
 * @returns undefined of a step that has none here
 */
function pathOf(
  reference: ArrangementReference,
  { step, customerOnSAId, householdId }: Missing[number],
): string | undefined {
  if (!hasScreen(step)) return undefined;
  if (step !== 'household') return stepPath[step](reference);
  return caseAddresses.household.to({
    ...reference,
    household: householdId?.toString(),
    person: customerOnSAId?.toString(),
  });
}

function MissingSteps({
  reference,
  missing,
}: {
  reference: ArrangementReference;
  missing: Missing;
}) {
  const { t } = useTranslation('case-application');
  return (
    <div className="hub-send__missing">
      <p>{t('send.missing')}</p>
      <ul>
        {missing.map((one) => {
          const path = pathOf(reference, one);
          const name = t(`send.step.${one.step}`);
          return (
            <li key={`${one.step} ${one.reason}`}>
              {path === undefined ? name : <Link to={path}>{name}</Link>}
              {': '}
              {one.reason}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
