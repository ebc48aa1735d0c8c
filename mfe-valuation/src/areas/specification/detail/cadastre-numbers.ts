const written = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .filter((one) => one !== '');

/** Numbers as they are typed: with commas, semicolons or on lines of their own; each once. */
export const numbersIn = (text: string): string[] => [...new Set(written(text))];

/** The first number that is written twice. */
export const twiceIn = (text: string): string | undefined =>
  written(text).find((one, index, all) => all.indexOf(one) !== index);

/** As the field shows them. */
export const numbersText = (numbers: readonly string[]): string => numbers.join(', ');
