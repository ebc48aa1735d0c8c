import {
  draftFlat,
  ofFlat,
  realEstatesOf,
  screenOf,
  valuedRealEstate,
} from '../../support/real-estate';
import { type Screen, withText } from '../../support/screen';

export const valuationScreens: readonly Screen[] = [
  {
    name: 'real estates of a case',
    path: async (api) =>
      `/mortgage/case-detail/${(await draftFlat(api)).caseId}?section=real-estate`,
    ready: withText('Spravovat nemovitosti'),
  },
  {
    name: 'list of real estates',
    path: async (api) => realEstatesOf(await draftFlat(api)),
    ready: withText('Zajišťuje úvěr'),
  },
  {
    name: 'specification of a real estate',
    path: ofFlat(),
    ready: withText('Co chybí k objednání'),
  },
  { name: 'types of valuation', path: ofFlat('/type'), ready: withText('Statistický model') },
  { name: 'online valuation', path: ofFlat('/online'), ready: withText('Ověřit možnost') },
  { name: 'valuation by papers', path: ofFlat('/dts'), ready: withText('Kontaktní osoba') },
  {
    name: 'valuation by an inspection',
    path: ofFlat('/standard'),
    ready: withText('Kde jsou klíče'),
  },
  {
    name: 'result of a valuation that is not there yet',
    path: ofFlat('/standard/result'),
    ready: withText('Výsledek zatím není'),
  },
  {
    // Of whatever kind it is: the address of another leads there.
    name: 'result of a valuation',
    path: async (api) => screenOf(await valuedRealEstate(api), '/dts/result'),
    ready: withText('Zástavní hodnota'),
  },
];
