import type { FreeReason, RepaymentRegime } from '@advisor/lending/repayment/early-repayment';
import {
  czechDay,
  czechMoney,
  czechNumber,
  czechPercent,
  czechRate,
} from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { SavedExtraPayment } from '../../refinancing/saved-offer';
import { extraPaymentFee } from '../../refinancing/loan-projection';
import type { Fact } from '../parts/fact';
import { feeText } from './rate-rows';

const act = 'zákona č. 257/2016 Sb.';

/** The rule that the fee follows, by the start of the fixation. */
const rules: Readonly<Record<RepaymentRegime, string>> = {
  fixation2024: `Fixace začala 1. 9. 2024 nebo později. Banka smí podle § 117a ${act} žádat ušlý úrok, nejvýše 0,25 % předčasně splacené jistiny za každý započatý rok do konce fixace a nejvýše 1 %, a náklady nejvýše 1 000 Kč.`,
  costsOnly: `Banka smí podle § 117 ${act} žádat jen účelně vynaložené náklady.`,
  consumerCredit: `Úvěr není zajištěn nemovitostí. Banka smí podle § 117 ${act} žádat náklady nejvýše do 1 % předčasně splacené jistiny, a zbývá-li do konce úvěru nejvýše rok, do 0,5 %.`,
  contract: 'Fixace začala před 1. 12. 2016. O poplatku rozhoduje smlouva o úvěru.',
};

const freeRules: Readonly<Record<FreeReason, string>> = {
  noFixedRate: 'Úvěr nemá pevnou sazbu, nebo fixace skončila',
  newRateNotice: 'Splátka přijde do tří měsíců od oznámení nové sazby',
  insurancePayout: 'Splácí se plněním z pojištění úvěru',
  deathIllnessDisability:
    'Úmrtí, dlouhodobá nemoc nebo invalidita výrazně snížila schopnost splácet',
  propertySaleAfter24Months: 'Nemovitost se prodává po 24 měsících od uzavření smlouvy',
  divorceSettlementAfter24Months:
    'Vypořádává se majetek manželů po 24 měsících od uzavření smlouvy',
};

/** The rule of the act by which the fee of an extra payment came about, in sentences. */
function ruleOf({
  fee: { freeReason, regime, window },
  loan: { totalCredit, kind },
}: SavedExtraPayment): string {
  if (freeReason !== undefined)
    return `${freeRules[freeReason]}. Podle § 117 ${act} je proto splacení bez poplatku.`;
  const free =
    window === undefined
      ? ''
      : ` V měsíci před výročím smlouvy (${czechDay(window.from)} – ${czechDay(window.to)}) lze bez poplatku splatit čtvrtinu z celkové výše úvěru ${czechMoney(totalCredit)}.`;
  const why =
    regime !== 'costsOnly'
      ? ''
      : kind === 'housingPurpose'
        ? 'Fixace začala před 1. 9. 2024. '
        : 'Úvěr není určen na bydlení. ';
  return `${why}${rules[regime]}${free}`;
}

/** Parts of the fee, from the principal that is paid to what the client pays. */
function stepsOf({ fee, policy, request }: SavedExtraPayment): Fact[] {
  if (fee.freeReason !== undefined) return [];
  const { cap, capPercent, yearsCommenced } = fee;
  const used = request.alreadyRepaidInWindow ?? 0;
  const { averageRatePercent } = policy;
  const compared =
    fee.isMaximum || averageRatePercent === null
      ? 'nejvyšší, který zákon dovoluje'
      : `proti průměrné sazbě nových úvěrů ${czechRate(averageRatePercent)}, nejvýše strop`;
  return [
    ...(fee.window === undefined
      ? []
      : ([
          ...(used > 0 ? [['V tomto období už splaceno', czechMoney(used)] as const] : []),
          ['Z jistiny bez poplatku', czechMoney(fee.freeAmount)],
        ] satisfies Fact[])),
    ['Z jistiny s poplatkem', czechMoney(fee.chargeableAmount)],
    ...(cap === undefined || capPercent === undefined
      ? []
      : ([
          [
            'Strop ušlého úroku',
            yearsCommenced === undefined
              ? `${czechMoney(cap)}, tj. ${czechPercent(capPercent)}`
              : `${czechMoney(cap)}, tj. ${czechPercent(capPercent)} (započaté roky do konce fixace: ${czechNumber(yearsCommenced)})`,
          ],
          ['Ušlý úrok', `${czechMoney(fee.interestPart)}, ${compared}`],
        ] satisfies Fact[])),
    ...(fee.costsPart > 0 ? [['Náklady banky', czechMoney(fee.costsPart)] as const] : []),
  ];
}

/** How the fee of an extra payment came about, and by which rule. */
export function feeDerivation(saved: SavedExtraPayment): Block[] {
  const { fee, answer } = saved;
  const paid = extraPaymentFee(saved);
  const parts = Math.round((fee.interestPart + fee.costsPart) * 100) / 100;
  const discount = Math.round((answer.feeAmount - paid) * 100) / 100;
  return [
    { text: ruleOf(saved) },
    {
      facts: [
        ...stepsOf(saved),
        ...(answer.feeAmount < parts
          ? ([
              [
                'Poplatek',
                `${czechMoney(answer.feeAmount)}, omezený na úrok, který by klient z této částky zaplatil do konce fixace nebo úvěru`,
              ],
            ] satisfies Fact[])
          : discount > 0
            ? ([['Poplatek', czechMoney(answer.feeAmount)]] satisfies Fact[])
            : []),
        ...(discount > 0 ? [['Sleva z poplatku', czechMoney(discount)] as const] : []),
        ['Poplatek k úhradě', feeText(paid)],
      ],
    },
  ];
}
