import type { DocumentContent } from './document-content';

export const priceLists: readonly DocumentContent[] = [
  {
    name: 'Sazebník poplatků pro úvěry na bydlení',
    category: 'Sazebníky',
    changedDaysAgo: 20,
    blocks: [
      {
        text: 'Sazebník platí pro hypoteční úvěry, americké hypotéky a úvěry ze stavebního spoření. Ceny jsou uvedeny v korunách českých a nepodléhají dani z přidané hodnoty.',
      },
      { heading: 'Poskytnutí úvěru' },
      {
        table: [
          ['Služba', 'Cena'],
          ['Zpracování a vyhodnocení žádosti o úvěr', 'zdarma'],
          ['Ocenění nemovitosti', '4 900 Kč'],
          ['Online ocenění bytu', 'zdarma'],
          ['Zpráva o stavu výstavby', '1 500 Kč'],
          ['Výpis z katastru nemovitostí', 'zdarma'],
        ],
      },
      { heading: 'Vedení a čerpání úvěru' },
      {
        table: [
          ['Služba', 'Cena'],
          ['Vedení úvěrového účtu', 'zdarma'],
          ['Čerpání úvěru', 'zdarma'],
          ['Čerpání na návrh na vklad do katastru nemovitostí', '1 500 Kč'],
          ['Roční výpis z úvěrového účtu elektronicky', 'zdarma'],
          ['Potvrzení o zaplacených úrocích', 'zdarma'],
          ['Mimořádný výpis v listinné podobě', '150 Kč'],
        ],
      },
      { heading: 'Změny úvěru' },
      {
        table: [
          ['Služba', 'Cena'],
          ['Změna smluvních podmínek z podnětu klienta', '3 000 Kč'],
          ['Změna účtu pro splácení', 'zdarma'],
          ['Prodloužení lhůty pro čerpání', '3 000 Kč'],
          ['Změna úrokové sazby při obnově fixace', 'zdarma'],
        ],
      },
      { heading: 'Splacení a prodlení' },
      {
        table: [
          ['Služba', 'Cena'],
          ['Mimořádná splátka ke konci fixace', 'zdarma'],
          ['Mimořádná splátka do 25 % výše úvěru k výročí smlouvy', 'zdarma'],
          ['Jiné předčasné splacení', 'účelně vynaložené náklady'],
          ['Upomínka při prodlení', '500 Kč'],
          ['Vydání souhlasu s výmazem zástavního práva', 'zdarma'],
        ],
      },
      {
        text: 'Náklady předčasného splacení nesmějí překročit meze stanovené zákonem č. 257/2016 Sb., o spotřebitelském úvěru. Jejich výši banka klientovi předem vyčíslí.',
      },
    ],
  },
  {
    name: 'Úrokové sazby hypotečních úvěrů',
    category: 'Sazebníky',
    changedDaysAgo: 5,
    blocks: [
      {
        text: 'Sazby platí pro nové úvěry s pojištěním schopnosti splácet a se zasíláním příjmu na účet u banky. Konečná sazba závisí na posouzení konkrétní žádosti.',
      },
      { heading: 'Hypoteční úvěr na bydlení' },
      {
        table: [
          ['Doba fixace', 'do 80 % ceny', 'do 90 % ceny'],
          ['1 rok', '5,29 %', '5,54 %'],
          ['3 roky', '4,49 %', '4,74 %'],
          ['5 let', '4,59 %', '4,84 %'],
          ['7 let', '4,79 %', '5,04 %'],
          ['10 let', '4,99 %', '5,24 %'],
        ],
      },
      { heading: 'Americká hypotéka' },
      {
        table: [
          ['Doba fixace', 'do 60 % ceny', 'do 70 % ceny'],
          ['3 roky', '5,99 %', '6,29 %'],
          ['5 let', '6,09 %', '6,39 %'],
        ],
      },
      { heading: 'Slevy a přirážky' },
      {
        table: [
          ['Podmínka', 'Úprava sazby'],
          ['Úspora energií (průkaz energetické náročnosti A nebo B)', '−0,10 %'],
          ['Bez pojištění schopnosti splácet', '+0,20 %'],
          ['Bez zasílání příjmu na účet u banky', '+0,30 %'],
        ],
      },
      { heading: 'Reprezentativní příklad' },
      {
        text: 'Úvěr 3 000 000 Kč na 30 let s úrokovou sazbou 4,49 % ročně pevnou na 3 roky a s měsíční splátkou 15 183 Kč. Cena ocenění nemovitosti 4 900 Kč, vklad zástavního práva do katastru 2 000 Kč. RPSN 4,60 %. Příklad předpokládá stejnou sazbu po celou dobu splácení.',
      },
    ],
  },
];
