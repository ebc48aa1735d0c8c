/** The bank as its documents name it. */
export const bankParty =
  'Banka, a.s., se sídlem Na Příkladu 1, 110\u00A000 Praha 1, IČO 270\u00A000\u00A0001, zapsaná v obchodním rejstříku vedeném Městským soudem v Praze';

/** Of the bank's own accounts. */
export const ownBankCode = '0100';
