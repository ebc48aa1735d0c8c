import { call, type CallResponse } from '@advisor/api-client/call';
import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { useChange } from '@advisor/shell/use-change';
import { PlainTable } from '@advisor/ui/components/PlainTable';
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
      <PlainTable
        label={t('notifications.title')}
        narrow="list"
        rows={data}
        rowKey={({ kind }) => kind}
        columns={[
          { title: t('notifications.kind'), isText: true, render: ({ name }) => name },
          {
            title: t('notifications.bell'),
            isText: true,
            render: (kind) => <Choice {...kind} way="isWanted" label={t('notifications.bell')} />,
          },
          {
            title: t('notifications.email'),
            isText: true,
            // An e-mail tells of what is in the bell.
            render: (kind) =>
              kind.isWanted && (
                <Choice {...kind} way="isEmailed" label={t('notifications.email')} />
              ),
          },
        ]}
      />
    </Section>
  );
}

interface ChoiceProps extends Kind {
  way: 'isWanted' | 'isEmailed';
  label: string;
}

function Choice({ kind, name, way, label, ...held }: ChoiceProps) {
  const { run, isRunning } = useChange({
    key: [notificationCalls.choose.id, kind, way],
    call: (isChosen: boolean) =>
      call(notificationCalls.choose, { params: { kind }, body: { [way]: isChosen } }),
    invalidates: [notificationCalls.choices.id],
  });
  return (
    <Checkbox
      aria-label={`${label}: ${name}`}
      // What was asked for, until the answer says what holds.
      checked={isRunning ? !held[way] : held[way]}
      onChange={({ target }) => run(target.checked)}
    />
  );
}
