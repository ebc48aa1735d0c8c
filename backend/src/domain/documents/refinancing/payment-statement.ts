import { czechDay } from '../../../platform/czech-format';
import type { PageContent } from '../../../platform/pdf/page-content';
import type { SavedExtraPayment } from '../../refinancing/saved-offer';
import { bankParty } from '../bank';
import { effectBlocks, isFullRepayment, paymentFacts } from './extra-payment';
import { feeDerivation } from './fee-derivation';
import { type LoanOfClients, type NamedOffer, offerFacts } from './offer-paper';

/** What a client pays on a day to repay the loan or a part of it, and how the fee came about. */
export function paymentStatement(
  saved: SavedExtraPayment,
  about: LoanOfClients,
  offer: NamedOffer,
): PageContent {
  const isFull = isFullRepayment(saved);
  const day = czechDay(saved.effectiveFrom);
  return {
    name: isFull ? 'Vyčíslení předčasného splacení úvěru' : 'Vyčíslení mimořádné splátky',
    category: 'Nabídka ke smlouvě o úvěru',
    footer: `Vyčíslení č. ${offer.offerId}, platí k ${day}`,
    blocks: [
      { facts: offerFacts(about, offer) },
      { heading: 'Částka k úhradě' },
      { facts: paymentFacts(saved, about.loanAccount) },
      {
        text: `Částky platí jen pro ${day}: tento den musí být na účtu úvěru. Přijde-li platba jindy, ${isFull ? 'úvěr jí splacen nebude a banka částku vyčíslí znovu' : 'banka splátku přepočítá'}. Předpokládají, že splátky splatné do té doby budou zaplaceny.`,
      },
      { heading: 'Jak vyšel poplatek' },
      ...feeDerivation(saved),
      ...effectBlocks(saved, about.productTypeId),
      { heading: 'Co dál' },
      {
        list: [
          `O ${isFull ? 'předčasné splacení' : 'mimořádnou splátku'} požádejte do ${czechDay(offer.validTo)} podpisem žádosti.`,
          'Zaplaťte přesně uvedenou částku, nejlépe pracovní den předem.',
        ],
      },
      { note: bankParty },
    ],
  };
}
