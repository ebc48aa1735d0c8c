import { linkedPayment } from '../../support/linked-payment';
import { linkedRetention } from '../../support/linked-retention';
import { repaidMortgage } from '../../support/repaid-loan';
import { fixedMortgage, offeredMortgage } from '../../support/fixed-mortgage';
import { type Screen, withText } from '../../support/screen';

export const refinancingScreens: readonly Screen[] = [
  {
    name: 'extra payment of a case',
    path: async (api) => `/mortgage/case-detail/${await repaidMortgage(api)}?section=extra-payment`,
    ready: withText('Nesplacená jistina'),
  },
  {
    name: 'interest rate change of a case',
    path: async (api) => `/mortgage/case-detail/${await repaidMortgage(api)}?section=refinancing`,
    ready: withText('Co lze s úvěrem udělat'),
  },
  {
    name: 'processes of a case',
    path: async (api) => `/mortgage/processes/${await repaidMortgage(api)}`,
    ready: withText('Všechny'),
  },
  {
    name: 'extra payment calculator',
    path: async (api) => `/mortgage/extra-payment/${await repaidMortgage(api)}/calculator`,
    ready: withText('Klient zaplatí'),
  },
  {
    name: 'extra payments of a case',
    path: async (api) => `/mortgage/extra-payment/${(await linkedPayment(api)).caseId}`,
    ready: withText('Částečné splacení'),
  },
  {
    name: 'extra payment',
    path: async (api) => {
      const { caseId, processId } = await linkedPayment(api);
      return `/mortgage/extra-payment/${caseId}/${processId}`;
    },
    ready: withText('Splácení po splátce'),
  },
  {
    name: 'retentions of a case',
    path: async (api) => `/mortgage/retention/${await repaidMortgage(api)}`,
    ready: withText('Procesy retence'),
  },
  {
    name: 'retention',
    path: async (api) => {
      const { caseId, processId } = await linkedRetention(api);
      return `/mortgage/retention/${caseId}/${processId}`;
    },
    ready: withText('Poplatek za změnu'),
  },
  {
    name: 'retention calculator',
    path: async (api) => `/mortgage/retention/${await repaidMortgage(api)}/calculator`,
    ready: withText('Nová splátka'),
  },
  {
    name: 'refixation of a case',
    path: async (api) => `/mortgage/refixation/${await offeredMortgage(api)}`,
    ready: withText('Splátka po slevě'),
  },
  {
    name: 'refixation calculator',
    path: async (api) => `/mortgage/refixation/${await fixedMortgage(api)}/calculator`,
    ready: withText('Jak jsme k tomu došli'),
  },
];
