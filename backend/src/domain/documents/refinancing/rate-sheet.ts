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
import {
  type LoanProjection,
  rateChange,
  type RateChange,
} from '../../refinancing/loan-projection';
import { bankParty } from '../bank';
import { type LoanOfClients, type NamedOffer, offerFacts } from './offer-paper';
import {
  assumptions,
  bothRates,
  comparedTime,
  changeFeeFacts,
  type SavedRate,
  newInstalmentFacts,
  newRateFacts,
} from './rate-rows';

const instalments = { one: 'splátka', few: 'splátky', many: 'splátky', other: 'splátek' };

const names: Readonly<Record<SavedRate['kind'], string>> = {
  retention: 'Nabídka nové úrokové sazby',
  refixation: 'Nabídka úrokové sazby pro další fixaci',
};

/** What a client is offered: a new rate with its representative example. */
export function rateSheet(saved: SavedRate, about: LoanOfClients, offer: NamedOffer): PageContent {
  const change = rateChange(saved);
  return {
    name: names[saved.kind],
    category: 'Nabídka ke smlouvě o úvěru',
    footer: `Nabídka č. ${offer.offerId}`,
    blocks: [
      { facts: offerFacts(about, offer) },
      { heading: 'Co nabízíme' },
      {
        facts: [
          ...newRateFacts(saved, change),
          ...newInstalmentFacts(change),
          ...changeFeeFacts(saved),
        ],
      },
      { heading: 'Srovnání s dosavadní sazbou' },
      { text: comparedTime(saved) },
      bothRates(change),
      { heading: 'Reprezentativní příklad' },
      { text: example(saved, change) },
      { note: assumptions(change, saved.effectiveFrom) },
      ...schedule(change.rows),
      { heading: 'Co dál' },
      { list: nextSteps(saved, offer) },
      { note: bankParty },
    ],
  };
}

const projectionText = ({
  interestRate,
  instalments: count,
  ...projection
}: LoanProjection): string =>
  [
    `při sazbě ${czechRate(interestRate)} ročně`,
    `${czechCount(count, instalments)} po ${czechMoney(projection.instalment)}, poslední ${czechMoney(projection.lastInstalment)}`,
    `úroky celkem ${czechMoney(projection.interest)}`,
    ...(projection.fee > 0 ? [`poplatek za změnu sazby ${czechMoney(projection.fee)}`] : []),
    `RPSN ${czechRate(projection.rpsn)}`,
    `celková částka k zaplacení ${czechMoney(projection.total)}`,
  ].join(', ');

const example = ({ effectiveFrom }: SavedRate, { before, after }: RateChange): string =>
  `Jistina ${czechMoney(after.principal)} k ${czechDay(effectiveFrom)}, ${projectionText(after)}. Bez změny, ${projectionText(before)}.`;

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

const nextSteps = (saved: SavedRate, { validTo }: NamedOffer): string[] => [
  `Nabídku můžete přijmout do ${czechDay(validTo)} podpisem dodatku ke smlouvě; do té doby je banka nabídkou vázána, nezmění-li se podmínky Vašeho úvěru.`,
  saved.kind === 'retention'
    ? `Konec fixace ${czechDay(saved.answer.fixedRateValidTo)} se nemění. Sazbu pro další období Vám oznámíme nejméně tři měsíce předem.`
    : 'Do tří měsíců od oznámení nové sazby můžete úvěr zcela nebo zčásti splatit bez poplatku (§ 117 zákona č. 257/2016 Sb.).',
  'Dokud dodatek nepodepíšete, platí dosavadní podmínky.',
];
