import { render, screen } from '@testing-library/react';
import { LinkedText } from './LinkedText';

it('makes links of known hosts, without what closes the sentence', () => {
  const text = 'Postup (https://www.kb.cz/a?b=1), katastr https://nahlizenidokn.cuzk.gov.cz/.';
  const { container } = render(<LinkedText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.kb.cz/a?b=1',
    'https://nahlizenidokn.cuzk.gov.cz/',
  ]);
});

it.each([
  'javascript:alert(1)',
  'http://www.kb.cz',
  'https://kb.cz.evil.example',
  'https://evil-kb.cz',
  'https://kb.cz@evil.example/',
  'https://kb.cz:8443/',
  'https://example.com/kb.cz',
  'data:text/html,<script>alert(1)</script>',
  '<a href="https://evil.example">kb.cz</a>',
  '[kb.cz](javascript:alert(1))',
])('leaves %s text', (text) => {
  const { container } = render(<LinkedText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('link')).toBeNull();
});
