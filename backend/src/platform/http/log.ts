import type { DestinationStream, LoggerOptions } from 'pino';

interface DriverError extends Error {
  code?: string;
  table?: string;
  constraint?: string;
  query?: string;
}

/**
 * What may be written about an error. A database's messages quote values, which may be personal
 * data: of them only the code, the table, the constraint and the statement without values remain.
 */
export function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const error: DriverError = thrown;
  const isStatement = typeof error.query === 'string';
  const isDriver = typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
  return {
    type: error.name,
    code: error.code,
    table: error.table,
    constraint: error.constraint,
    query: error.query,
    message: isStatement || isDriver ? undefined : error.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** Options of the log: JSON lines, readable lines when `pretty`, neither headers nor bodies. */
export async function logOptions(
  level: string,
  pretty: boolean,
): Promise<LoggerOptions & { stream?: DestinationStream }> {
  const options = {
    level,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  };
  if (!pretty) return options;
  const { default: pinoPretty } = await import('pino-pretty');
  const stream = pinoPretty({
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
  return { ...options, stream };
}
