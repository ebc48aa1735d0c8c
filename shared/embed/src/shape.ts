/**
 * Reads a value of another window: returns what is known of it, and throws for anything else. Written
 * by hand, because the pages that embed signing load it; a test compares the protocol with zod's.
 */
export type Shape<Value> = (data: unknown) => Value;

class Mismatch extends Error {}

function hold(isRight: boolean): asserts isRight {
  if (!isRight) throw new Mismatch();
}

/** The value if the shape fits, else undefined; never throws. */
export function read<Value>(shape: Shape<Value>, data: unknown): Value | undefined {
  try {
    return shape(data);
  } catch {
    return undefined;
  }
}

export const text =
  (most: number, least = 1): Shape<string> =>
  (data) => {
    hold(typeof data === 'string' && data.length >= least && data.length <= most);
    return data;
  };

export const uuid: Shape<string> = (data) => {
  hold(typeof data === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(data));
  return data;
};

export const integer =
  (least: number): Shape<number> =>
  (data) => {
    hold(Number.isSafeInteger(data) && (data as number) >= least);
    return data as number;
  };

export const size =
  (most: number): Shape<number> =>
  (data) => {
    hold(typeof data === 'number' && data >= 0 && data <= most);
    return data;
  };

export const flag: Shape<boolean> = (data) => {
  hold(typeof data === 'boolean');
  return data;
};

export const oneOf =
  <const Value extends string | boolean>(...values: Value[]): Shape<Value> =>
  (data) => {
    hold(values.includes(data as Value));
    return data as Value;
  };

/** Whatever it is, but something. */
export const anything: Shape<unknown> = (data) => {
  hold(data !== undefined);
  return data;
};

export const optional =
  <Value>(shape: Shape<Value>): Shape<Value | undefined> =>
  (data) =>
    data === undefined ? undefined : shape(data);

export const listOf =
  <Value>(shape: Shape<Value>, most: number): Shape<Value[]> =>
  (data) => {
    hold(Array.isArray(data) && data.length <= most);
    return Array.from(data, shape);
  };

/** Fields that are not listed are left out. */
export const object =
  <Value extends object>(fields: { [Name in keyof Value]-?: Shape<Value[Name]> }): Shape<Value> =>
  (data) => {
    hold(typeof data === 'object' && data !== null && !Array.isArray(data));
    const given = data as Record<string, unknown>;
    const known: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries<Shape<unknown>>(fields)) {
      const value = shape(given[name]);
      if (value !== undefined) known[name] = value;
    }
    return known as Value;
  };

/** The first that fits. */
export const either =
  <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> =>
  (data) =>
    read(one, data) ?? other(data);
