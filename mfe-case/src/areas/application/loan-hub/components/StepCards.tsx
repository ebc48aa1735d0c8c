import type { ArrangementReference } from '@advisor/case/case.queries';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../Progress';
import { isReadable, stepPath, stepProgress, type ShownStep } from '../steps';
import { HubCard } from './HubCard';
import { StepChip } from './StepChip';

interface StepCardsProps {
  reference: ArrangementReference;
  steps: readonly ShownStep[];
  /** The step to go on with. */
  next: ShownStep | undefined;
  ofSavings: boolean;
  /** The application has not come to its end. */
  isOpen: boolean;
}

/** What the application consists of: what is done, what is missing, what is closed and why. */
export function StepCards({ reference, steps, next, ofSavings, isOpen }: StepCardsProps) {
  const { t } = useTranslation('case-application');
  const progress = stepProgress(steps);
  const about = (step: ShownStep['step']): string =>
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
      <ol className="hub-cards hub-cards--steps">
        {steps.map((step, place) => (
          <HubCard
            key={step.step}
            icon={place + 1}
            isNext={step === next}
            title={t(`hub.step.${step.step}.title`)}
            {...textsOf(step)}
            chip={<StepChip step={step} isNext={step === next} />}
            to={step.isActive || isReadable(step) ? stepPath[step.step](reference) : undefined}
          />
        ))}
      </ol>
    </Section>
  );
}
