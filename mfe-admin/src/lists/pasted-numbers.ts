/** Numbers of a list pasted from a table or a message, each once. */
export const pastedNumbers = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
];
