import { formatDate, formatDateTime } from '@advisor/i18n/format';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { RateProposal } from './rates.queries';

export const proposalTone: Record<RateProposal['state'], Tone> = {
  proposed: 'progress',
  confirmed: 'success',
  withdrawn: 'neutral',
};

interface ProposalTableProps {
  proposals: readonly RateProposal[];
  /** The one that is shown. */
  opened: number;
  onOpen: (proposalId: number) => void;
}

/** Who has proposed what, and what became of it. */
export function ProposalTable({ proposals, opened, onOpen }: ProposalTableProps) {
  const { t } = useTranslation('admin-rates');
  if (proposals.length === 0)
    return (
      <Section title={t('proposals.title')}>
        <p className="adv-muted">{t('proposals.none')}</p>
      </Section>
    );
  return (
    <Section title={t('proposals.title')}>
      <PlainTable
        label={t('proposals.title')}
        narrow="list"
        rows={proposals}
        rowKey={({ proposalId }) => proposalId}
        columns={[
          { title: t('versions.name'), isText: true, render: ({ name }) => name },
          {
            title: t('versions.from'),
            isText: true,
            render: ({ validFrom }) => formatDate(validFrom),
          },
          {
            title: t('proposals.state'),
            isText: true,
            render: ({ state }) => (
              <StatusChip tone={proposalTone[state]} label={t(`state.${state}`)} />
            ),
          },
          {
            title: t('proposals.by'),
            isText: true,
            render: ({ proposedBy, proposedOn }) =>
              t('proposals.who', { name: proposedBy, on: formatDateTime(proposedOn) }),
          },
          {
            title: t('versions.action'),
            isTitleHidden: true,
            isText: true,
            render: ({ proposalId, name }) =>
              proposalId !== opened && (
                <Button
                  size="small"
                  aria-label={t('proposals.openOf', { name })}
                  onClick={() => onOpen(proposalId)}
                >
                  {t('proposals.open')}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}
