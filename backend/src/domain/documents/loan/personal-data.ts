import { salesArrangementType } from '@advisor/contracts/codebooks';
import { bankParty } from '../bank';
import { type DocumentKind, withoutPaper } from '../document-kind';
import type { Fact } from '../parts/fact';
import { personOf } from '../parts/parties';

/** Consent to the processing of personal data. */
export const personalData: DocumentKind = {
  documentTypeCode: 'personalData',
  name: 'Souhlas se zpracováním osobních údajů',
  signatureTypeIds: withoutPaper,
  arrangementTypeId: salesArrangementType.loanApplication.code,
  blocks: ({ parties }) => [
    { heading: 'Správce a subjekty údajů' },
    {
      facts: [
        ['Správce', bankParty],
        ...parties.map((party): Fact => ['Subjekt údajů', personOf(party)]),
      ],
    },
    { heading: 'S čím souhlasím' },
    {
      list: [
        'se zpracováním identifikačních a kontaktních údajů, údajů o příjmech, výdajích a závazcích pro nabídku dalších produktů banky',
        's předáváním údajů o platební morálce do úvěrových registrů a s jejich ověřováním v nich po dobu trvání úvěru a čtyři roky po jeho splacení',
        's oslovováním elektronickou poštou, zprávami a telefonem',
      ],
    },
    { heading: 'Poučení' },
    {
      text: 'Souhlas je dobrovolný a lze jej kdykoli odvolat na pobočce nebo v internetovém bankovnictví; odvolání nemá vliv na zpracování před ním ani na zpracování, které ukládá zákon nebo vyžaduje smlouva. Subjekt údajů má právo na přístup k údajům, jejich opravu, výmaz, přenositelnost, právo vznést námitku a podat stížnost u Úřadu pro ochranu osobních údajů (nařízení (EU) 2016/679).',
    },
  ],
};
