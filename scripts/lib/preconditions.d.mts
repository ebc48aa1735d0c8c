export function assertPortFree(port: number, advice?: string): Promise<void>;
