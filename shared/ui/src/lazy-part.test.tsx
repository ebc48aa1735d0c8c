import { fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';

interface ChartProps {
  title: string;
}
const Chart = ({ title }: ChartProps) => <p>{title}</p>;

/** Stands for the page of a route that failed: another try draws the screen anew. */
class Screen extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    const retry = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? <button onClick={retry}>again</button> : this.props.children;
  }
}

it('loads the part when it is shown, once', async () => {
  const load = jest.fn().mockResolvedValue({ default: Chart });
  const Part = lazyPart<ChartProps>(load, 'loading');
  const { rerender } = render(<Part title="2026" />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('2026')).toBeVisible();
  rerender(<Part key="another" title="2027" />);
  expect(screen.getByText('2027')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fails once, and is loaded anew by another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk is missing'))
    .mockResolvedValue({ default: Chart });
  const Part = lazyPart<ChartProps>(load);
  render(
    <Screen>
      <Part title="2026" />
    </Screen>,
  );
  const again = await screen.findByRole('button', { name: 'again' });
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(again);
  expect(await screen.findByText('2026')).toBeVisible();
});
