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
import type { ArrangementReference } from '../../../../arrangement/arrangement.queries';
import { Progress } from '../../Progress';
import { isReadable, stepPath, stepProgress, type HubStep, type ShownStep } from '../steps';
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
  ofSavings: boolean;
  /** The application has not come to its end. */
  isOpen: boolean;
}

/** What the application consists of: what is done, what is missing, what is closed and why. */
export function StepCards({ reference, steps, ofSavings, isOpen }: StepCardsProps) {
  const { t } = useTranslation('case-application');
  const progress = stepProgress(steps);
  const about = (step: HubStep): string =>
    ofSavings && (step === 'modelation' || step === 'parameters')
      ? t(`hub.savings.${step}`)
      : t(`hub.step.${step}.text`);
  const textsOf = (step: ShownStep) =>
    isReadable(step)
      ? { text: about(step.step), lock: step.reason }
      : { text: step.reason ?? about(step.step) };
  return (
    <Section
      title={t('hub.steps')}
      actions={isOpen && <Progress {...progress} label={t('hub.progress', progress)} />}
    >
      <ul className="hub-cards">
        {steps.map((step) => (
          <HubCard
            key={step.step}
            icon={icons[step.step]}
            title={t(`hub.step.${step.step}.title`)}
            {...textsOf(step)}
            chip={<StepChip step={step} />}
            to={step.isActive || isReadable(step) ? stepPath[step.step](reference) : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}
