/** The library's own words; everything else is said by the frame. */
const czech = { title: 'Podepisování dokumentu', back: 'Zpět na podepisování' };
const english = { title: 'Document signing', back: 'Back to signing' };

/** @param locale BCP 47; any English one is English, all others are Czech */
export const labels = (locale = 'cs-CZ'): typeof czech => (/^en\b/i.test(locale) ? english : czech);
