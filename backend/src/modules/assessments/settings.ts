import type { BankSettings } from '../../platform/settings/bank-settings';
import { assessmentJob } from './assessment-job';

/** What the bank decides of scoring; what it scores by is the credit policy's. */
export const assessmentSettings: BankSettings = {
  title: 'Skóring',
  variables: [
    {
      variable: 'ASSESSMENT_SECONDS',
      name: 'Doba skóringu',
      works: 'Skóring žádosti',
      unit: 'seconds',
      value: ({ assessmentSeconds }) => assessmentSeconds,
    },
  ],
  built: [
    {
      at: 'backend/src/modules/assessments/assessment-job.ts#attempts',
      name: 'Pokusů o skóring',
      works: 'Skóring žádosti',
      value: assessmentJob.attempts,
    },
  ],
};
