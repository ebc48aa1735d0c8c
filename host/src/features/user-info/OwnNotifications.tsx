import { call, type CallResponse } from '@advisor/api-client/call';
import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { useChange } from '@advisor/shell/use-change';
import { Section } from '@advisor/ui/components/Section';
import { Checkbox } from '@advisor/ui/entry';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type Kind = CallResponse<typeof notificationCalls.choices>[number];

/** The page lives without it, as beside a back end of the release before. */
const choicesQuery = () =>
  operationQuery(notificationCalls.choices, {}, { meta: { allowFailure: isNoNews } });
const isNoNews = (error: unknown): boolean => !(isApiError(error) && error.status === 401);

/** What one wants to be told by a message; what colleagues send comes in any case. */
export function OwnNotifications() {
  const { t } = useTranslation('userInfo');
  const { data } = useQuery(choicesQuery());
  if (data === undefined) return null;
  return (
    <Section title={t('notifications.title')}>
      <p className="host-muted">{t('notifications.hint')}</p>
      <ul className="host-user-info__choices">
        {data.map((kind) => (
          <li key={kind.kind}>
            <Choice {...kind} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Choice({ kind, name, isWanted }: Kind) {
  const { run, isRunning } = useChange({
    key: [notificationCalls.choose.id, kind],
    call: (body: { isWanted: boolean }) =>
      call(notificationCalls.choose, { params: { kind }, body }),
    invalidates: [notificationCalls.choices.id],
  });
  return (
    <Checkbox
      // What was asked for, until the answer says what holds.
      checked={isRunning ? !isWanted : isWanted}
      onChange={({ target }) => run({ isWanted: target.checked })}
    >
      {name}
    </Checkbox>
  );
}
