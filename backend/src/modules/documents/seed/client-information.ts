import type { DocumentContent } from './document-content';

export const clientInformation: readonly DocumentContent[] = [
  {
    name: 'Obchodní podmínky hypotečních úvěrů',
    category: 'Obchodní podmínky',
    changedDaysAgo: 96,
    blocks: [
      { heading: '1. Úvodní ustanovení' },
      {
        text: '1.1 Tyto obchodní podmínky upravují práva a povinnosti banky a klienta ze smlouvy o hypotečním úvěru a jsou její součástí. Odchylná ujednání ve smlouvě mají přednost.',
      },
      {
        text: '1.2 Smlouva se řídí zákonem č. 89/2012 Sb., občanský zákoník, a zákonem č. 257/2016 Sb., o spotřebitelském úvěru.',
      },
      { heading: '2. Čerpání úvěru' },
      {
        text: '2.1 Klient může úvěr čerpat po splnění podmínek uvedených ve smlouvě, na základě písemné žádosti a nejpozději do konce lhůty pro čerpání.',
      },
      {
        text: '2.2 Banka vyplatí prostředky bezhotovostně na účty uvedené v žádosti o čerpání, zpravidla do dvou pracovních dnů po doložení splnění podmínek.',
      },
      {
        text: '2.3 Nevyčerpá-li klient úvěr ve sjednané lhůtě, právo na čerpání zbývající části zaniká, nedohodnou-li se strany na prodloužení lhůty.',
      },
      { heading: '3. Úroková sazba' },
      {
        text: '3.1 Úroková sazba je pevná po sjednanou dobu (fixaci). Nejpozději tři měsíce před jejím koncem sdělí banka klientovi sazby pro další období.',
      },
      {
        text: '3.2 Nezvolí-li klient jinou dobu fixace, použije se sazba a doba uvedené ve sdělení banky.',
      },
      { heading: '4. Splácení' },
      {
        text: '4.1 Úvěr se splácí měsíčními anuitními splátkami v den uvedený ve smlouvě. Den splátky se neposouvá, připadne-li na den pracovního klidu. Nemá-li měsíc sjednaný den, je splátka splatná poslední den měsíce.',
      },
      {
        text: '4.2 Klient zajistí, aby byl na účtu pro splácení v den splátky dostatek prostředků. Banka započte přijatou platbu nejprve na úrok, potom na jistinu.',
      },
      { heading: '5. Předčasné splacení' },
      {
        text: '5.1 Klient může úvěr splatit zcela nebo zčásti kdykoli. Bez nákladů tak může učinit zejména ve třech měsících po sdělení nové sazby, a jednou ročně do 25 % celkové výše úvěru v měsíci před výročím smlouvy.',
      },
      {
        text: '5.2 V ostatních případech může banka požadovat účelně vynaložené náklady v mezích zákona. Jejich výši předem vyčíslí.',
      },
      { heading: '6. Zajištění a pojištění' },
      {
        text: '6.1 Úvěr je zajištěn zástavním právem k nemovitosti. Klient je povinen nemovitost řádně udržovat a po celou dobu trvání úvěru ji mít pojištěnu.',
      },
      {
        text: '6.2 Klient bance bez odkladu oznámí každou skutečnost, která může podstatně snížit hodnotu zajištění.',
      },
      { heading: '7. Prodlení' },
      {
        text: '7.1 Ocitne-li se klient v prodlení, je banka oprávněna požadovat zákonný úrok z prodlení a náhradu účelně vynaložených nákladů.',
      },
      {
        text: '7.2 Před prohlášením úvěru za okamžitě splatný vyzve banka klienta k úhradě dlužné částky a poskytne mu lhůtu nejméně 30 dnů.',
      },
      { heading: '8. Závěrečná ustanovení' },
      {
        text: '8.1 Klient může podat stížnost na kterékoli pobočce. Spory lze řešit mimosoudně u finančního arbitra, www.finarbitr.cz.',
      },
      {
        text: '8.2 Banka může tyto podmínky měnit, oznámí-li změnu klientovi nejméně dva měsíce předem.',
      },
    ],
  },
  {
    name: 'Obchodní podmínky stavebního spoření',
    category: 'Obchodní podmínky',
    changedDaysAgo: 310,
    blocks: [
      { heading: '1. Smlouva o stavebním spoření' },
      {
        text: '1.1 Smlouvu může uzavřít fyzická i právnická osoba. Smlouva určuje cílovou částku, minimální měsíční vklad a úrokovou sazbu z vkladů.',
      },
      {
        text: '1.2 Vklady lze platit i mimořádně. Součet vkladů, úroků a státní podpory nesmí přesáhnout cílovou částku.',
      },
      { heading: '2. Státní podpora' },
      {
        text: '2.1 Státní podpora činí 5 % z ročně uspořené částky, nejvýše však z 20 000 Kč, tedy nejvýše 1 000 Kč ročně na jednu osobu za všechny její smlouvy.',
      },
      {
        text: '2.2 Klient ztrácí nárok na vyplacené zálohy státní podpory, nakládá-li s uspořenou částkou dříve než po šesti letech od uzavření smlouvy.',
      },
      { heading: '3. Úvěr ze stavebního spoření' },
      {
        text: '3.1 Na úvěr vzniká nárok po nejméně dvou letech spoření, po dosažení hodnotícího čísla a po naspoření stanovené části cílové částky.',
      },
      {
        text: '3.2 Před splněním těchto podmínek může banka poskytnout překlenovací úvěr. Do přidělení cílové částky se platí pouze úroky a pokračuje spoření.',
      },
      { heading: '4. Ukončení smlouvy' },
      {
        text: '4.1 Klient může smlouvu vypovědět kdykoli. Výpovědní doba jsou tři měsíce. Uspořená částka se vyplácí na účet klienta.',
      },
    ],
  },
  {
    name: 'Seznam dokladů k žádosti o hypoteční úvěr',
    category: 'Informace pro klienty',
    changedDaysAgo: 48,
    blocks: [
      { heading: 'Totožnost' },
      {
        list: [
          'platný občanský průkaz, u cizinců cestovní pas a povolení k pobytu',
          'druhý doklad totožnosti (cestovní pas, řidičský průkaz)',
        ],
      },
      { heading: 'Příjem ze zaměstnání' },
      {
        list: [
          'potvrzení o výši příjmu na formuláři banky, ne starší než 30 dnů',
          'výpisy z účtu, na který je příjem zasílán, za poslední 3 měsíce',
        ],
      },
      { heading: 'Příjem z podnikání' },
      {
        list: [
          'přiznání k dani z příjmů za poslední 2 zdaňovací období včetně všech příloh',
          'doklad o zaplacení daně, nebo potvrzení o bezdlužnosti',
          'výpisy z podnikatelského účtu za 6 měsíců, platí-li klient paušální daň',
        ],
      },
      { heading: 'Příjem z pronájmu' },
      { list: ['nájemní smlouva', 'výpis z účtu za 6 měsíců', 'přiznání k dani z příjmů'] },
      { heading: 'Koupě nemovitosti' },
      {
        list: [
          'rezervační smlouva, nebo smlouva o smlouvě budoucí kupní',
          'nabývací titul prodávajícího',
          'fotodokumentace nemovitosti a půdorys',
          'u rozestavěné nemovitosti stavební povolení, projekt a rozpočet',
        ],
      },
      { heading: 'Refinancování' },
      {
        list: [
          'smlouva o refinancovaném úvěru včetně dodatků',
          'vyčíslení zůstatku ke dni splacení od dosavadního věřitele',
        ],
      },
      {
        text: 'Soubory lze předat i elektronicky ve formátech doc, docx, gif, jpeg, pdf, png, rtf, tiff, txt, xls a xlsx do velikosti 20 MB.',
      },
    ],
  },
  {
    name: 'Předčasné splacení hypotečního úvěru',
    category: 'Informace pro klienty',
    changedDaysAgo: 72,
    blocks: [
      {
        text: 'Úvěr můžete splatit předčasně kdykoli, zcela nebo zčásti. Kdy je splacení bez nákladů a kdy může banka náklady požadovat, určuje zákon č. 257/2016 Sb., o spotřebitelském úvěru.',
      },
      { heading: 'Bez nákladů' },
      {
        list: [
          've třech měsících po tom, co vám banka sdělila novou výši úrokové sazby',
          'jednou ročně v měsíci před výročím uzavření smlouvy, nejvýše 25 % celkové výše úvěru',
          'plněním z pojištění sjednaného k zajištění úvěru',
          'v důsledku úmrtí, dlouhodobé nemoci nebo invalidity klienta či jeho manžela',
        ],
      },
      { heading: 'S náhradou nákladů' },
      {
        text: 'V ostatních případech smí banka požadovat účelně vynaložené administrativní náklady, nejvýše 1 000 Kč. U fixací, které začaly 1. září 2024 nebo později, může požadovat také část ušlého úroku, nejvýše 0,25 % z předčasně splacené částky za každý započatý rok do konce fixace, celkem nejvýše 1 %.',
      },
      {
        table: [
          ['Zbývá do konce fixace', 'Nejvyšší náklady z 1 000 000 Kč'],
          ['do 1 roku', '2 500 Kč'],
          ['1 až 2 roky', '5 000 Kč'],
          ['2 až 3 roky', '7 500 Kč'],
          ['více než 3 roky', '10 000 Kč'],
        ],
      },
      { heading: 'Jak postupovat' },
      {
        list: [
          'Požádejte poradce o vyčíslení. Obdržíte zůstatek úvěru, úrok a případné náklady ke zvolenému dni.',
          'Zvolte, zda má mimořádná splátka snížit měsíční splátku, nebo zkrátit dobu splácení.',
          'Prostředky připravte na účet pro splácení nejpozději pracovní den předem.',
          'Po úplném splacení vám banka vydá souhlas s výmazem zástavního práva.',
        ],
      },
    ],
  },
];
