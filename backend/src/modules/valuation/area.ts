import type { Area } from '../area';
import { conditionsOfResults } from './conditions';
import { banners, menu } from './menu';
import { valuationEnds, valuationMoved } from './notifications';
import { registerValuation } from './routes';
import { securitiesOf } from './securities';
import { valuationSettings } from './settings';

export const area: Area = {
  register: registerValuation,
  settings: valuationSettings,
  menu,
  banners,
  documentFacts: securitiesOf,
  conditions: conditionsOfResults,
  notifications: [valuationMoved, valuationEnds],
};
