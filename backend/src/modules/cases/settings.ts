import { minSearchLength } from '@advisor/contracts/case/dashboard-options';
import type { BankSettings } from '../../platform/settings/bank-settings';
import { drawingNotice } from './info-banners';

/** What the bank decides of cases. */
export const caseSettings: BankSettings = {
  title: 'Případy',
  built: [
    {
      at: 'backend/src/modules/cases/info-banners.ts#drawingNotice',
      name: 'Upozornění na konec lhůty čerpání',
      works: 'Detail případu',
      unit: 'days',
      value: drawingNotice,
    },
    {
      at: 'shared/contracts/src/case/dashboard-options.ts#minSearchLength',
      name: 'Nejméně znaků hledaného slova',
      works: 'Hledání případů',
      value: minSearchLength,
    },
  ],
};
