import type { DocumentFacts, Party } from '../document-facts';
import { applicants } from './parties';

const party: Party = {
  customerOnSAId: 1,
  roleId: 1,
  fullName: 'Jan Novák',
  dateOfBirth: '1980-02-01',
  phoneNumber: '+420601123456',
  emailAddress: 'jan@example.org',
};

it('writes a phone number in groups', () => {
  const block = applicants({ parties: [party] } as unknown as DocumentFacts);
  const text = JSON.stringify(block).replaceAll('\u00A0', ' ');
  expect(text).toContain('["Kontakt","+420 601 123 456, jan@example.org"]');
});
