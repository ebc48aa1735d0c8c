import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { refixationDates } from '@advisor/lending/repayment/refixation-dates';
import { czechDay, czechMoney, czechNumber, czechRate } from '../../../platform/czech-format';
import type { Block, PageContent } from '../../../platform/pdf/page-content';
import type { SavedRefixation } from '../../refinancing/saved-offer';
import { rateChange, type RateChange } from '../../refinancing/loan-projection';
import { bankParty } from '../bank';
import { headFacts, type LoanOfClients } from './offer-paper';
import { assumptions } from './rate-rows';

/** An offer that the client was told. */
export interface CommunicatedOffer {
  saved: SavedRefixation;
  isLegalNotice: boolean;
  isLegalNoticeDefault: boolean;
  /** `YYYY-MM-DD` */
  validTo: string;
}

export interface RefixationLetter {
  about: LoanOfClients;
  /** When they were told, `YYYY-MM-DD`. */
  day: string;
  /** When the notice of the act was given. */
  noticeOn: string | undefined;
  /** At least one, by periods. */
  offers: readonly [CommunicatedOffer, ...CommunicatedOffer[]];
}

/** The letter by which a client is told the rates of the next fixation. */
export function refixationLetter(letter: RefixationLetter): PageContent {
  const { about, day, offers } = letter;
  const [first] = offers;
  const legal = offers.filter(({ isLegalNotice }) => isLegalNotice);
  const own = offers.filter(({ isLegalNotice }) => !isLegalNotice);
  const { effectiveFrom } = first.saved;
  const change = rateChange(first.saved);
  return {
    name: 'Úroková sazba po skončení fixace',
    category:
      legal.length > 0
        ? 'Oznámení podle § 102 zákona č. 257/2016 Sb., o spotřebitelském úvěru'
        : 'Nabídka ke smlouvě o úvěru',
    footer: `Úroková sazba od ${czechDay(effectiveFrom)}, případ ${about.caseId}`,
    blocks: [
      { facts: [...headFacts(about), ['Oznámeno dne', czechDay(day)]] },
      { text: about.clients.length === 1 ? 'Vážená klientko, vážený kliente,' : 'Vážení klienti,' },
      {
        text: `dne ${czechDay(addDays(effectiveFrom, -1))} skončí doba, na kterou je úroková sazba Vašeho úvěru pevná. Od ${czechDay(effectiveFrom)} Vám nabízíme nové sazby.`,
      },
      { facts: todayFacts(change) },
      ...(legal.length > 0 ? [{ heading: 'Nabídka sazeb' }, rateTable(legal)] : []),
      ...(own.length > 0
        ? [{ heading: legal.length > 0 ? 'Individuální nabídka' : 'Nabídka sazeb' }, rateTable(own)]
        : []),
      {
        note: `${assumptions(change, effectiveFrom)} Celkem je částka, kterou od tohoto dne do splatnosti zaplatíte.`,
      },
      { heading: 'Jak sazbu vybrat' },
      { text: howToChoose(legal, own) },
      { heading: 'Když neodpovíte' },
      { text: withoutAnswer(letter) },
      { heading: 'Splacení bez poplatku' },
      { text: freeRepayment(letter) },
      { text: 'S pozdravem' },
      { text: 'Banka, a.s.' },
      { note: bankParty },
    ],
  };
}

const todayFacts = ({ before }: RateChange) => [
  ['Dosavadní úroková sazba', `${czechRate(before.interestRate)} ročně`] as const,
  ['Dosavadní měsíční splátka', czechMoney(before.instalment)] as const,
  ['Jistina na konci fixace', czechMoney(before.principal)] as const,
  ['Zbývá splátek', `${before.instalments}, poslední ${czechDay(before.lastOn)}`] as const,
  ['RPSN při dosavadní sazbě', czechRate(before.rpsn)] as const,
];

/** Rates side by side; the one that holds without an answer is marked. */
const rateTable = (offers: readonly CommunicatedOffer[]): Block => ({
  table: [
    ['Fixace', 'Úroková sazba', 'Měsíční splátka', 'RPSN', 'Celkem'],
    ...offers.map((offer) => {
      const { after } = rateChange(offer.saved);
      return [
        labelOf(offer),
        czechRate(after.interestRate),
        czechMoney(after.instalment),
        czechRate(after.rpsn),
        czechMoney(after.total),
      ];
    }),
  ],
});

function labelOf({ saved, isLegalNoticeDefault }: CommunicatedOffer): string {
  const { fixedRatePeriod, interestRateDiscount: discount = 0 } = saved.answer;
  const period = czechDuration(fixedRatePeriod);
  if (discount > 0) return `${period}, sleva ${czechNumber(discount)}\u00A0p.\u00A0b.`;
  return isLegalNoticeDefault ? `${period} – výchozí` : period;
}

/** The first day after which one of them can no longer be taken. */
const lastDayOf = (offers: readonly CommunicatedOffer[]): string | undefined =>
  offers.map(({ validTo }) => validTo).toSorted()[0];

function howToChoose(
  legal: readonly CommunicatedOffer[],
  own: readonly CommunicatedOffer[],
): string {
  const [legalTo, ownTo] = [lastDayOf(legal), lastDayOf(own)];
  const until =
    legalTo === undefined || ownTo === undefined || legalTo === ownTo
      ? `do ${czechDay(legalTo ?? ownTo ?? '')}`
      : `u individuální nabídky do ${czechDay(ownTo)}, u ostatních do ${czechDay(legalTo)}`;
  return `Vyberte si dobu fixace ${until} a podepište s námi dodatek ke smlouvě, na pobočce nebo elektronicky. Splatnost úvěru ani ostatní podmínky se nezmění, za změnu sazby nic neplatíte.`;
}

function withoutAnswer({ offers, day }: RefixationLetter): string {
  const byDefault = offers.find(({ isLegalNoticeDefault }) => isLegalNoticeDefault);
  const { effectiveFrom } = offers[0].saved;
  if (byDefault === undefined) {
    const { latestNotice } = refixationDates(addDays(effectiveFrom, -1));
    return day <= latestNotice
      ? `Nevyberete-li si, pošleme Vám nejpozději ${czechDay(latestNotice)} oznámení, ve kterém bude i sazba, která začne platit bez Vaší odpovědi.`
      : 'Nevyberete-li si, pošleme Vám oznámení, ve kterém bude i sazba, která začne platit bez Vaší odpovědi.';
  }
  const { fixedRatePeriod } = byDefault.saved.answer;
  const { after } = rateChange(byDefault.saved);
  return `Neozvete-li se, bude od ${czechDay(effectiveFrom)} platit výchozí sazba ${czechRate(after.interestRate)} ročně s fixací do ${czechDay(byDefault.saved.after.fixedRateValidTo ?? '')} (${czechDuration(fixedRatePeriod)}) a měsíční splátka ${czechMoney(after.instalment)}. Nic dalšího pro to dělat nemusíte.`;
}

/** How long the loan may be repaid free of charge: three months from the notice (s. 117). */
function freeRepayment({ offers, noticeOn }: RefixationLetter): string {
  const fixedRateValidTo = addDays(offers[0].saved.effectiveFrom, -1);
  const { latestNotice, notice } = refixationDates(fixedRateValidTo, noticeOn);
  if (notice === undefined || noticeOn === undefined)
    return `Novou sazbu oznamuje banka podle zákona nejpozději tři měsíce před koncem fixace, tedy do ${czechDay(latestNotice)}. Do tří měsíců od tohoto oznámení můžete úvěr zcela nebo zčásti splatit bez poplatku (§ 117 zákona č. 257/2016 Sb.).`;
  const law = `Do tří měsíců od oznámení, tedy do ${czechDay(notice.freeRepaymentUntil)}, můžete úvěr zcela nebo zčásti splatit bez poplatku (§ 117 zákona č. 257/2016 Sb.).`;
  return notice.isFreePastFixation
    ? `${law} Sazbu jsme Vám měli oznámit do ${czechDay(latestNotice)}; bezplatné splacení proto trvá i po konci fixace.`
    : `${law} Oznámení má datum ${czechDay(noticeOn)}; zákon je ukládá nejpozději tři měsíce před koncem fixace, tedy do ${czechDay(latestNotice)}.`;
}
