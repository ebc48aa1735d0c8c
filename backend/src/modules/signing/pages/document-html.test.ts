import { documentHtml } from './document-html';

const read = (...blocks: Parameters<typeof documentHtml>[0]['page']['blocks']) =>
  documentHtml({ page: { name: 'Smlouva', category: 'Dokumenty', blocks } }).text;

test('what stands in the document is text and no markup', () => {
  const text = read({ text: '<script>alert(1)</script>' }, { list: ['a & "b"'] });
  expect(text).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(text).toContain('<li>a &amp; &quot;b&quot;</li>');
});

test('a table says at each cell what it is, for where there is no room for columns', () => {
  const text = read({
    table: [
      ['Splátka', 'Částka'],
      ['1.', '11 215 Kč'],
    ],
  });
  expect(text).toContain('<th scope="row" data-label="Splátka">1.</th>');
  expect(text).toContain('<td data-label="Částka">11 215 Kč</td>');
});

test('everything that is printed is there', () => {
  const text = read(
    { heading: 'Nadpis' },
    { facts: [['Jistina', '2 000 000 Kč']] },
    { note: 'Drobné písmo' },
    { fields: ['Místo a datum'] },
    { choices: ['Ano'] },
    { newPage: true },
  );
  for (const part of [
    'Nadpis',
    'Jistina',
    '2 000 000 Kč',
    'Drobné písmo',
    'Místo a datum',
    'Ano',
  ]) {
    expect(text).toContain(`>${part}<`);
  }
  expect(text).toContain('Konec dokumentu');
});
