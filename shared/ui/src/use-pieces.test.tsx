import { render, screen } from '@testing-library/react';
import { usePieces } from './use-pieces';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const heights: number[] = [];

function List({ rows }: { rows: readonly number[] }) {
  const shown = usePieces(rows, 2);
  heights.push(shown.length);
  return (
    <ul>
      {shown.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));

it('shows a long list piece by piece, and all that is added to it later', () => {
  const { rerender } = render(<List rows={numbers(5)} />);
  expect(heights.at(0)).toBe(2);
  expect(new Set(heights)).toEqual(new Set([2, 4, 5]));
  expect(shown()).toEqual(numbers(5));
  rerender(<List rows={numbers(9)} />);
  expect(shown()).toEqual(numbers(9));
  rerender(<List rows={numbers(1)} />);
  expect(shown()).toEqual([1]);
});
