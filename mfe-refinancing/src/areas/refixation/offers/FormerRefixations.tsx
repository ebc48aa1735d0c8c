import { refinancingAddresses } from '@advisor/addresses/refinancing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { formatDate } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProcessStateChip } from '../../../process/ProcessStateChip';

interface FormerRefixationsProps {
  caseId: number;
  /** Newest first. */
  processes: readonly RefinancingProcess[];
}

/** Refixations of the case that have ended. */
export function FormerRefixations({ caseId, processes }: FormerRefixationsProps) {
  const { t } = useTranslation('refinancing-refixation');
  return (
    <Section title={t('former.title')}>
      <ul className="refixation-former">
        {processes.map(({ processId, createdOn, state }) => (
          <li key={processId}>
            <Link to={refinancingAddresses.refixationOfProcess.to({ caseId, processId })}>
              {t('former.of', { date: formatDate(createdOn) })}
            </Link>
            <ProcessStateChip state={state} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
