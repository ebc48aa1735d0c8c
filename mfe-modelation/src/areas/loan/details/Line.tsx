interface LineProps {
  term: string;
  value: string;
  /** Under the name. */
  note?: string | undefined;
  /** The result of the lines above. */
  isTotal?: boolean;
}

/** A number of an explanation, under its name. */
export function Line({ term, value, note, isTotal }: LineProps) {
  return (
    <div data-total={isTotal}>
      <dt>
        {term}
        {note && <small className="adv-muted">{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
