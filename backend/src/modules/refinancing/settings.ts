import { repaymentPolicyOn } from '../../domain/refinancing/read-repayment-policy';
import { endingMonths } from '../../domain/refinancing/churn-risk';
import { offeredDays } from '../../domain/refinancing/model-retention';
import { usualSettings } from '../../domain/refinancing/settings';
import type { BankSettings, StoredField } from '../../platform/settings/bank-settings';
import { monthsAhead } from './ending-fixations';
import { fixationNotice } from './fixation-banner';
import { retainedDays } from './outdated';
import { extraPaymentDays } from './simulations';

const risk = 'Riziko odchodu klienta na přehledu končících fixací';
const retention = 'Retence';
const notices = 'Zákonné oznámení nové sazby';

const fields: readonly StoredField[] = [
  { field: 'costs', name: 'Náklady banky na mimořádnou splátku', unit: 'crowns' },
  { field: 'anniversaryIncluded', name: 'Výročí patří do měsíce před ním' },
  { field: 'averageRatePercent', name: 'Průměrná sazba ČNB', unit: 'percent' },
  { field: 'retentionFee', name: 'Poplatek za retenci', unit: 'crowns', works: retention },
  {
    field: 'maximumFeeDiscount',
    name: 'Nejvyšší sleva z poplatku',
    unit: 'crowns',
    works: 'Retence a mimořádné splátky',
  },
  {
    field: 'retentionBankingDays',
    name: 'Od nabídky do první splátky s novou sazbou',
    unit: 'bankingDays',
    works: retention,
  },
  {
    field: 'closingBankingDays',
    name: 'Zrušení účtu po úplném splacení',
    unit: 'bankingDays',
  },
  {
    field: 'pledgeConsentDays',
    name: 'Souhlas s výmazem zástavy po úplném splacení',
    unit: 'days',
  },
  {
    field: 'noticeMonths',
    name: 'Oznámení před koncem fixace',
    unit: 'months',
    works: notices,
  },
  {
    field: 'defaultFixedRatePeriod',
    name: 'Fixace klienta, který neodpověděl',
    unit: 'months',
    works: notices,
  },
  { field: 'churn.base', name: 'Riziko odchodu: základ', unit: 'percent', works: risk },
  {
    field: 'churn.perPoint',
    name: 'Riziko odchodu: za procentní bod sazby',
    unit: 'percent',
    works: risk,
  },
  {
    field: 'churn.endingFixation',
    name: 'Riziko odchodu: fixace brzy končí',
    unit: 'percent',
    works: risk,
  },
  {
    field: 'churn.leaving',
    name: 'Riziko odchodu: klient odchází',
    unit: 'percent',
    works: risk,
  },
  {
    field: 'churn.accepted',
    name: 'Riziko odchodu: klient přijal nabídku',
    unit: 'percent',
    works: risk,
  },
];

const area = 'backend/src/modules/refinancing';

/** What the bank decides of loans that are being repaid. */
export const refinancingSettings: BankSettings = {
  title: 'Refinancování a splácení',
  stored: [
    {
      table: 'repayment_policies',
      works: 'Mimořádné splátky',
      read: async ({ db }, today) => {
        const { validFrom, policy, refinancing } = await repaymentPolicyOn(db, today);
        return [{ since: validFrom, row: { ...policy, ...refinancing } }];
      },
      fields,
      initial: usualSettings,
    },
  ],
  variables: [
    {
      variable: 'DOCUMENT_SECONDS',
      name: 'Doba přípravy dokumentu',
      works: 'Dokumenty refinancování',
      unit: 'seconds',
      value: ({ documentSeconds }) => documentSeconds,
    },
  ],
  built: [
    {
      at: `${area}/fixation-banner.ts#fixationNotice`,
      name: 'Upozornění na konec fixace',
      works: 'Případ splácené hypotéky',
      unit: 'days',
      value: fixationNotice,
    },
    {
      at: `${area}/ending-fixations.ts#monthsAhead`,
      name: 'Končící fixace předem',
      works: 'Přehled končících fixací',
      unit: 'months',
      value: monthsAhead,
    },
    {
      at: 'backend/src/domain/refinancing/churn-risk.ts#endingMonths',
      name: 'Fixace brzy končí',
      works: risk,
      unit: 'months',
      value: endingMonths,
    },
    {
      at: `${area}/simulations.ts#extraPaymentDays`,
      name: 'Platnost nabídky mimořádné splátky',
      works: 'Mimořádné splátky',
      unit: 'days',
      value: extraPaymentDays,
    },
    {
      at: 'backend/src/domain/refinancing/model-retention.ts#offeredDays',
      name: 'Nabízených dnů účinnosti',
      works: retention,
      value: offeredDays,
    },
    {
      at: `${area}/outdated.ts#retainedDays`,
      name: 'Nabídky, které nikdo nepoužil, se uchovávají',
      works: 'Noční úklid',
      unit: 'days',
      value: retainedDays,
    },
  ],
};
