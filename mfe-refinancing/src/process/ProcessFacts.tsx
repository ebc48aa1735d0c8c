import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from './process.queries';
import './texts';

interface ProcessFactsProps {
  process: RefinancingProcess;
  /** Right of the title. */
  actions?: ReactNode;
  /** After those that every process has. */
  more?: readonly { label: string; value: ReactNode }[];
}

/** What a process waits for, and its days. */
export function ProcessFacts({ process, actions, more }: ProcessFactsProps) {
  const { t } = useTranslation('refinancing-process');
  const { state, createdOn, effectiveFrom, signatureDeadline } = process;
  return (
    <Section title={t('facts.title')} actions={actions}>
      <p>{t(`state.${state}`)}</p>
      <DescriptionList
        items={[
          { label: t('facts.createdOn'), value: <DateText value={createdOn} /> },
          ...(state === refinancingState.cancelled.code
            ? []
            : [{ label: t('facts.effectiveFrom'), value: <DateText value={effectiveFrom} /> }]),
          ...(isOpen(process) && signatureDeadline !== undefined
            ? [
                {
                  label: t('facts.signatureDeadline'),
                  value: <DateText value={signatureDeadline} />,
                },
              ]
            : []),
          ...(more ?? []),
        ]}
      />
    </Section>
  );
}
