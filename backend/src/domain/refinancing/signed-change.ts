import { czechDay } from '../../platform/czech-format';

/** Why nothing can be calculated for a day on which the loan will be another one. */
export const afterSignedChange = (signedChangeOn: string): string =>
  `Od ${czechDay(signedChangeOn)} platí jiná podepsaná změna úvěru. Zvolte dřívější den, nebo počkejte, až nabude účinnosti.`;
