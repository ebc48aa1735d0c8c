import {
  CalculatorOutlined,
  MessageOutlined,
  SignatureOutlined,
  SlidersOutlined,
  UnorderedListOutlined,
} from '@advisor/ui/icons';
import { Section } from '@advisor/ui/components/Section';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArrangementReference } from '../../../case/arrangement.queries';
import { Progress } from '../../../case/Progress';
import { stepPath, stepProgress, type HubStep, type ShownStep } from '../steps';
import { HubCard } from './HubCard';
import { StepChip } from './StepChip';

const icons: Record<HubStep, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  modelation: CalculatorOutlined,
  parameters: SlidersOutlined,
  checklist: UnorderedListOutlined,
  documents: SignatureOutlined,
  comment: MessageOutlined,
};

interface StepCardsProps {
  reference: ArrangementReference;
  steps: readonly ShownStep[];
}

/** What the application consists of: what is done, what is missing, what is closed and why. */
export function StepCards({ reference, steps }: StepCardsProps) {
  const { t } = useTranslation('case');
  const progress = stepProgress(steps);
  return (
    <Section
      title={t('hub.steps')}
      actions={<Progress {...progress} label={t('hub.progress', progress)} />}
    >
      <ul className="hub-cards">
        {steps.map((step) => (
          <HubCard
            key={step.step}
            icon={icons[step.step]}
            title={t(`hub.step.${step.step}.title`)}
            text={step.reason ?? t(`hub.step.${step.step}.text`)}
            chip={<StepChip step={step} />}
            // What is done can still be looked at.
            to={step.isActive || step.state === 'done' ? stepPath[step.step](reference) : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}
