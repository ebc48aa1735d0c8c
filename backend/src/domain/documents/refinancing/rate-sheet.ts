import {
  czechCount,
  czechDay,
  czechDecimal,
  czechMoney,
  czechRate,
} from '../../../platform/czech-format';
import type { ScheduleRow } from '@advisor/lending/loan/schedule';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import type { Block, PageContent } from '../../../platform/pdf/page-content';
import { type LoanLife, rateChange, type RateChange } from '../../refinancing/loan-life';
import { bankParty } from '../bank';
import { type LoanOfClients, type NamedOffer, offerFacts } from './offer-paper';
import {
  assumptions,
  bothRates,
  comparedTime,
  changeFeeFacts,
  type KeptRate,
  newInstalmentFacts,
  newRateFacts,
} from './rate-rows';

const instalments = { one: 'splátka', few: 'splátky', many: 'splátky', other: 'splátek' };

const names: Readonly<Record<KeptRate['kind'], string>> = {
  retention: 'Nabídka nové úrokové sazby',
  refixation: 'Nabídka úrokové sazby pro další fixaci',
};

/** What a client is offered: a new rate with its representative example. */
export function rateSheet(kept: KeptRate, about: LoanOfClients, offer: NamedOffer): PageContent {
  const change = rateChange(kept);
  return {
    name: names[kept.kind],
    category: 'Nabídka ke smlouvě o úvěru',
    footer: `Nabídka č. ${offer.offerId}`,
    blocks: [
      { facts: offerFacts(about, offer) },
      { heading: 'Co nabízíme' },
      {
        facts: [
          ...newRateFacts(kept, change),
          ...newInstalmentFacts(change),
          ...changeFeeFacts(kept),
        ],
      },
      { heading: 'Srovnání s dosavadní sazbou' },
      { text: comparedTime(kept) },
      bothRates(change),
      { heading: 'Reprezentativní příklad' },
      { text: example(kept, change) },
      { note: assumptions(change, kept.effectiveFrom) },
      ...schedule(change.rows),
      { heading: 'Co dál' },
      { list: nextSteps(kept, offer) },
      { note: bankParty },
    ],
  };
}

const lifeText = ({ interestRate, instalments: count, ...life }: LoanLife): string =>
  [
    `při sazbě ${czechRate(interestRate)} ročně`,
    `${czechCount(count, instalments)} po ${czechMoney(life.instalment)}, poslední ${czechMoney(life.lastInstalment)}`,
    `úroky celkem ${czechMoney(life.interest)}`,
    ...(life.fee > 0 ? [`poplatek za změnu sazby ${czechMoney(life.fee)}`] : []),
    `RPSN ${czechRate(life.rpsn)}`,
    `celková částka k zaplacení ${czechMoney(life.total)}`,
  ].join(', ');

const example = ({ effectiveFrom }: KeptRate, { before, after }: RateChange): string =>
  `Jistina ${czechMoney(after.principal)} k ${czechDay(effectiveFrom)}, ${lifeText(after)}. Bez změny, ${lifeText(before)}.`;

const yearOf = ({ date }: ScheduleRow): string => date.slice(0, 4);

/** Year by year. */
function schedule(rows: readonly ScheduleRow[]): Block[] {
  const years = [...new Set(rows.map(yearOf))];
  return [
    { heading: 'Splátkový kalendář s novou sazbou' },
    { text: 'Po letech, částky v korunách:' },
    {
      table: [
        ['Rok', 'Splátky', 'Úroky', 'Jistina', 'Zbývá splatit'],
        ...years.map((year) => {
          const due = rows.filter((row) => yearOf(row) === year);
          return [
            year,
            czechDecimal(sumOf(due.map(({ instalment }) => instalment))),
            czechDecimal(sumOf(due.map(({ interest }) => interest))),
            czechDecimal(sumOf(due.map(({ principal }) => principal))),
            czechDecimal(due.at(-1)?.balance ?? 0),
          ];
        }),
      ],
    },
  ];
}

const nextSteps = (kept: KeptRate, { validTo }: NamedOffer): string[] => [
  `Nabídku můžete přijmout do ${czechDay(validTo)} podpisem dodatku ke smlouvě; do té doby je banka nabídkou vázána, nezmění-li se podmínky Vašeho úvěru.`,
  kept.kind === 'retention'
    ? `Konec fixace ${czechDay(kept.answer.fixedRateValidTo)} se nemění. Sazbu pro další období Vám oznámíme nejméně tři měsíce předem.`
    : 'Do tří měsíců od oznámení nové sazby můžete úvěr zcela nebo zčásti splatit bez poplatku (§ 117 zákona č. 257/2016 Sb.).',
  'Dokud dodatek nepodepíšete, platí dosavadní podmínky.',
];
