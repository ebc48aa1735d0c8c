import { render } from '@testing-library/react';
import { createRef } from 'react';
import IconBase from './icon-base';

const loading = {
  name: 'loading',
  theme: 'outlined',
  icon: { tag: 'svg', attrs: { viewBox: '0 0 1 1' } },
} as const;

it('hides an icon and its English name from screen readers', () => {
  const ref = createRef<HTMLSpanElement>();
  const { queryByRole } = render(<IconBase icon={loading} ref={ref} />);
  expect(ref.current).toHaveAttribute('aria-hidden', 'true');
  expect(queryByRole('img')).not.toBeInTheDocument();
});
