import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { CloseOutlined, UserOutlined } from '@advisor/ui/icons';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../offer/use-dialog';
import type { FoundClient } from './client-search.mutations';
import { useModelledClient, type ModelledClient } from './modelled-client';
import './client-choice.css';

const FindClientDialog = lazyPart(() => import('./FindClientDialog'));

interface ClientChoiceProps {
  /** Says why somebody may be chosen already. */
  invitation: string;
  /** Told of whom it becomes known while the form is filled; not of whom it began with. */
  onKnown?: (client: FoundClient) => void;
}

/** Whom is modelled for, before anything else if the advisor likes; the case becomes theirs. */
export function ClientChoice({ invitation, onKnown }: ClientChoiceProps) {
  const { t } = useTranslation('modelation');
  const maySearch = usePermission(permission.searchPerson);
  const modelled = useModelledClient();
  const { client, failure, isAsked, askAgain, choose } = modelled;
  const dialog = useDialog<true>();
  const clientId = client?.identity.id;
  const reported = useRef(clientId);
  const report = useEffectEvent((known: number | undefined) => {
    if (client && known !== reported.current) onKnown?.(client);
    reported.current = known;
  });
  useEffect(() => report(clientId), [clientId]);
  if (!maySearch) return null;
  const isNamed = client !== undefined || failure !== undefined;
  return (
    <div className="modelation-client-choice" aria-busy={isAsked}>
      <UserOutlined aria-hidden />
      <Who {...modelled} invitation={invitation} />
      {failure === 'failed' && (
        <Button type="link" onClick={askAgain}>
          {t('result.retry')}
        </Button>
      )}
      <Button type="link" onClick={() => dialog.open(true)}>
        {t(isNamed ? 'clientChoice.another' : 'clientChoice.choose')}
      </Button>
      {isNamed && (
        <button
          type="button"
          className="adv-icon-button"
          aria-label={t('clientChoice.forget')}
          title={t('clientChoice.forget')}
          onClick={() => choose(undefined)}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
      {dialog.subject && (
        <FindClientDialog {...dialog.props} onChoose={choose} onNobody={() => choose(undefined)} />
      )}
    </div>
  );
}

function Who({
  client,
  failure,
  isAsked,
  invitation,
}: ModelledClient & Pick<ClientChoiceProps, 'invitation'>) {
  const { t } = useTranslation('modelation');
  if (!client) {
    const text = failure
      ? t(`clientChoice.${failure}`)
      : isAsked
        ? t('clientChoice.asked')
        : invitation;
    return <p className="adv-muted">{text}</p>;
  }
  return (
    <p>
      <strong>
        <PersonName firstName={client.firstName} lastName={client.lastName} />
      </strong>
      {client.dateOfBirth && (
        <span className="adv-muted">
          , <DateText value={client.dateOfBirth} />
        </span>
      )}
    </p>
  );
}
