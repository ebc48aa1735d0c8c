import { customerRole } from '@advisor/contracts/codebooks';
import { formatBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { formatPhone } from '@advisor/lending/identifiers/mobile-phone';
import { czechDay } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import { bankParty } from '../bank';
import type { DocumentFacts, Party } from '../document-facts';
import type { Fact } from './fact';

/** Who somebody is to a contract of a loan. */
const loanRoles: Readonly<Record<number, string>> = {
  [customerRole.debtor.code]: 'Dlužník',
  [customerRole.codebtor.code]: 'Spoludlužník',
  [customerRole.guarantor.code]: 'Ručitel',
};

const applicantRoles: Readonly<Record<number, string>> = Object.fromEntries(
  Object.values(customerRole).map(({ code, name }) => [code, name]),
);

/** `Jan Novák, nar. 1. 2. 1980, bytem Dlouhá 5, 110 00 Praha` */
export const personOf = ({ fullName, dateOfBirth, address }: Party): string =>
  [
    fullName,
    `nar.\u00A0${czechDay(dateOfBirth)}`,
    ...(address === undefined ? [] : [`bytem ${address}`]),
  ].join(', ');

/** As a contract names a person: with the birth number where there is one. */
const contractPerson = (party: Party): string =>
  [
    party.fullName,
    `nar.\u00A0${czechDay(party.dateOfBirth)}`,
    ...(party.birthNumber === undefined
      ? []
      : [`r.\u00A0č.\u00A0${formatBirthNumber(party.birthNumber)}`]),
    ...(party.address === undefined ? [] : [`bytem ${party.address}`]),
  ].join(', ');

interface ContractRoles {
  bank: string;
  client: (roleId: number) => string;
}

const ofLoan: ContractRoles = {
  bank: 'Věřitel',
  client: (roleId) => loanRoles[roleId] ?? 'Klient',
};

/** Whom they are to a contract of building savings. */
export const ofSavings: ContractRoles = {
  bank: 'Stavební spořitelna',
  client: () => 'Účastník stavebního spoření',
};

/** The bank and its clients, who conclude a contract. */
export const contractParties = (
  { parties, signsForBank }: DocumentFacts,
  { bank, client }: ContractRoles = ofLoan,
): Block => ({
  facts: [
    [bank, signsForBank === undefined ? bankParty : `${bankParty}, zastoupená: ${signsForBank}`],
    ...parties.map((party): Fact => [client(party.roleId), contractPerson(party)]),
  ],
});

/** Clients who ask the bank for something, with how to reach them. */
export const applicants = ({ parties }: DocumentFacts): Block => ({
  facts: parties.flatMap((party): Fact[] => {
    const phone = party.phoneNumber === undefined ? undefined : formatPhone(party.phoneNumber);
    const contact = [phone, party.emailAddress].filter(Boolean).join(', ');
    return [
      [applicantRoles[party.roleId] ?? 'Klient', contractPerson(party)],
      ...(contact === '' ? [] : [['Kontakt', contact] as const]),
    ];
  }),
});

/** Who of the applicants asks for a change, when the request says so. */
export const requestedBy = ({ parameters, everybody }: DocumentFacts): Block[] => {
  const id =
    'applicantCustomerOnSAId' in parameters ? parameters.applicantCustomerOnSAId : undefined;
  const person = everybody.find(({ customerOnSAId }) => customerOnSAId === id);
  return person === undefined ? [] : [{ facts: [['Žádost podává', personOf(person)]] }];
};
