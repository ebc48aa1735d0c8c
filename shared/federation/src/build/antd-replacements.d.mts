export function replacementOf(context: string, request: string): string | undefined;
