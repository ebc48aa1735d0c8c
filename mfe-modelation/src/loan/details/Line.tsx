interface LineProps {
  term: string;
  value: string;
  /** The result of the lines above. */
  isTotal?: boolean;
}

/** A number of an explanation, under its name. */
export function Line({ term, value, isTotal }: LineProps) {
  return (
    <div data-total={isTotal}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
