import { readEmbedSettings } from './embed-settings';

const page = (settings: string) => {
  document.body.innerHTML = '';
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'embed-settings';
  element.textContent = settings;
  document.body.append(element);
  return document;
};

it('reads what the server wrote', () => {
  const settings = {
    parentOrigins: ['https://app.bank.cz'],
    navigationOrigins: ['https://pad.bank.cz', 1],
    ePodpisyEndpoint: 'https://sign.bank.cz/epodpisy/0100',
    version: '0a1b2c',
  };
  expect(readEmbedSettings(page(JSON.stringify(settings)))).toEqual({
    parentOrigins: ['https://app.bank.cz'],
    signatureService: {
      origin: 'https://sign.bank.cz',
      context: 'epodpisy',
      org: '0100',
      navigationOrigins: ['https://pad.bank.cz'],
    },
    version: '0a1b2c',
  });
});

it.each(['', '{', 'null', '[]', '{"parentOrigins":"*","navigationOrigins":[1],"version":7}'])(
  'lets nobody in with %j',
  (settings) => {
    expect(readEmbedSettings(page(settings))).toEqual({
      parentOrigins: [],
      signatureService: undefined,
      version: undefined,
    });
  },
);

it('lets nobody in without settings', () => {
  document.body.innerHTML = '';
  expect(readEmbedSettings(document).parentOrigins).toEqual([]);
});
