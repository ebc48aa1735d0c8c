import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AskedSection } from './AskedSection';
import { type Neighbour, neighboursQuery } from './state.queries';

type State = 'fails' | 'answers' | 'unknown';
const tones: Record<State, Tone> = { fails: 'error', answers: 'success', unknown: 'neutral' };

/** By what happened last. */
function stateOf({ answeredOn, failedOn }: Neighbour): State {
  if (failedOn !== undefined && failedOn > (answeredOn ?? '')) return 'fails';
  return answeredOn === undefined ? 'unknown' : 'answers';
}

const order: readonly State[] = ['fails', 'answers', 'unknown'];
const byState = (one: Neighbour, other: Neighbour) =>
  order.indexOf(stateOf(one)) - order.indexOf(stateOf(other));

/** Systems of the bank, those first that fail. */
export function NeighboursSection() {
  const { t } = useTranslation('admin-state');
  const asked = useQuery(neighboursQuery());
  return (
    <AskedSection title={t('neighbours.title')} asked={asked}>
      {(neighbours) =>
        neighbours.length === 0 ? (
          <EmptyState title={t('neighbours.none')} />
        ) : (
          <NeighbourTable neighbours={neighbours.toSorted(byState)} />
        )
      }
    </AskedSection>
  );
}

function NeighbourTable({ neighbours }: { neighbours: readonly Neighbour[] }) {
  const { t } = useTranslation('admin-state');
  return (
    <PlainTable
      label={t('neighbours.title')}
      className="admin-state__table"
      narrow="list"
      rows={neighbours}
      rowKey={({ name }) => name}
      columns={[
        {
          title: t('neighbours.column.name'),
          isText: true,
          render: ({ name }) => t(`neighbours.name.${name}` as 'neighbours.name.time-stamp', name),
        },
        {
          title: t('neighbours.column.state'),
          isText: true,
          render: (neighbour) => {
            const state = stateOf(neighbour);
            return <StatusChip tone={tones[state]} label={t(`neighbours.state.${state}`)} />;
          },
        },
        {
          title: t('neighbours.column.answeredOn'),
          isText: true,
          render: ({ answeredOn }) => <DateText value={answeredOn} as="relative" />,
        },
        {
          title: t('neighbours.column.failedOn'),
          isText: true,
          render: ({ failedOn }) => <DateText value={failedOn} as="relative" />,
        },
        {
          title: t('neighbours.column.failure'),
          isText: true,
          render: ({ failure, method }) =>
            failure === undefined ? (
              '–'
            ) : (
              <>
                {t(`neighbours.failure.${failure}`)} <code>{method}</code>
              </>
            ),
        },
      ]}
    />
  );
}
