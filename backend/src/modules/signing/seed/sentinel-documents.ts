import {
  documentSigningStatus,
  documentSource,
  signatureType,
} from '@advisor/contracts/codebooks/document';
import type { signingDocuments } from '../../../domain/signing/schema';
import {
  biometric,
  digital,
  mobileApp,
  type NewGroup,
  type NewMember,
  oneTimeCode,
  standard,
} from '../commands/write-signers';
import { documentState, type MemberState } from '../state-machine';
import { defectiveForms, everyField, firstOfTwo, identification } from './forms';

type Row = typeof signingDocuments.$inferInsert;

/** First of the ids kept for sentinels; their external ids are `EP-` and the same number. */
export const firstSentinelId = 900_000;

export interface SeededDocument extends Partial<Row> {
  documentId: number;
  name: string;
  groups: NewGroup[];
}

const { biometric: byHand, electronic, physical } = signatureType;

export const client = (fullName: string, more: Partial<NewMember> = {}): NewMember => ({
  role: 'Klient',
  fullName,
  categoryCode: 'C',
  ...more,
});

const advisor = (more: Partial<NewMember> = {}): NewMember => ({
  role: 'Poradce',
  fullName: 'Jana Nováková',
  categoryCode: 'B',
  ...more,
});

const signers = (first: Partial<NewMember> = {}): NewMember[] => [
  client('Karel Dvořáček', first),
  client('Ivana Dvořáčková', { role: 'Spolužadatel' }),
];

const document = (
  offset: number,
  name: string,
  { members = signers(), groups, ...row }: Partial<SeededDocument> & { members?: NewMember[] } = {},
): SeededDocument => {
  const documentId = firstSentinelId + offset;
  return {
    documentId,
    name,
    signatureTypeId: byHand.code,
    state: documentState.ready,
    groups: groups ?? [{ formId: `S${documentId}-1`, formTitle: name, members }],
    ...row,
  };
};

const withForm = (formId: string): Partial<NewMember> => ({
  processes: [{ process: 'STANDARD', methods: [{ ...biometric, formId }] }, digital],
});

/** Started longer ago than any attempt lasts. */
const longAgo = new Date('2026-01-05T09:00:00Z');

const inState = (state: MemberState, more: Partial<NewMember> = {}): Partial<NewMember> => ({
  state,
  methodCode: state === 'notStarted' ? undefined : biometric.code,
  signedOn: state === 'accepted' ? longAgo : undefined,
  lastErrorMessage: state === 'failed' ? 'Klient podpis odmítl.' : undefined,
  lastErrorDate: state === 'failed' ? longAgo : undefined,
  ...more,
});

const started = { state: documentState.inProcess, process: 'STANDARD' } as const;
const startedDigitally = {
  state: documentState.inProcess,
  process: 'MSC',
  signatureTypeId: electronic.code,
} as const;

const answers = [
  document(1, 'Připravuje se: bez procesu v první odpovědi', { answersUntilReady: 1 }),
  document(2, 'Připravuje se: bez procesu ve třech odpovědích', { answersUntilReady: 3 }),
  document(3, 'Připravuje se stále', { answersUntilReady: 32_767 }),
  document(4, 'Odmítnuto se zprávou'),
  document(5, 'Odmítnuto beze zprávy'),
  document(6, 'Zahájení podpisu odmítnuto se zprávou'),
  document(7, 'Zahájení podpisu odmítnuto beze zprávy'),
  document(8, 'Zpráva závažnosti E', {
    messageSeverity: 'E',
    message: 'Doklad klienta není platný.',
  }),
  document(9, 'Zpráva závažnosti W', {
    messageSeverity: 'W',
    message: 'Doklad klienta brzy pozbude platnosti.',
  }),
  document(10, 'Zpráva závažnosti I', {
    messageSeverity: 'I',
    message: 'Klient podepisuje u nás poprvé.',
  }),
  document(11, 'Bez oprávnění (403)'),
  document(12, 'Porucha služby (500)'),
  document(13, 'Služba neodpovídá'),
  document(14, 'Zahájení podpisu bez oprávnění (403)'),
  document(15, 'Porucha při zahájení podpisu (500)'),
  document(16, 'Zahájení podpisu bez odpovědi'),
  document(17, 'Podpis zahájen, odpověď se ztratila'),
  document(18, 'Pomalé zařízení', {
    deviceSeconds: 60,
    members: signers({ processes: [{ process: 'STANDARD', methods: [mobileApp] }] }),
  }),
];

const longName = `${'Žádost o změnu smlouvy o úvěru '.repeat(7)}`
  .slice(0, 199)
  .trimEnd()
  .padEnd(200, '.');

const shapes = [
  ...defectiveForms.map(({ id, defect }, place) =>
    document(21 + place, `Formulář: ${defect}`, { members: signers(withForm(id)) }),
  ),
  document(31, 'Čtyřicet podepisujících v osmi skupinách', {
    groups: Array.from({ length: 8 }, (_, group) => ({
      formId: `S900031-${group + 1}`,
      formTitle: `Formulář ${group + 1} z 8`,
      members: Array.from({ length: 5 }, (__, place) =>
        client(`Klient ${group * 5 + place + 1}`, withForm(identification.id)),
      ),
    })),
  }),
  document(32, longName, { members: [client('Dlouhé Jméno '.repeat(16).slice(0, 200))] }),
  document(33, 'Jen biometrický podpis', {
    members: signers({ processes: [standard] }).slice(0, 1),
  }),
  document(34, 'Jen digitální podpis', { signatureTypeId: electronic.code }),
  document(35, 'Oba způsoby podpisu'),
  document(36, 'Každý podepisující jinak', {
    members: [
      client('Adam Biometrický', { processes: [standard] }),
      client('Dana Digitální', { processes: [digital] }),
      client('Jan Jediný', { processes: [{ process: 'STANDARD', methods: [biometric] }] }),
      client('Zdeněk Bez Metody', { processes: [{ process: 'STANDARD', methods: [] }] }),
    ],
  }),
  document(37, 'Formulář se všemi poli', { members: signers(withForm(everyField.id)) }),
  document(38, 'Dva formuláře za sebou', { members: signers(withForm(firstOfTwo.id)) }),
  document(39, 'Tři skupiny', {
    groups: ['Smlouva o úvěru', 'Zástavní smlouva', 'Souhlas manželů'].map((formTitle, place) => ({
      formId: `S900039-${place + 1}`,
      formTitle,
      members: [...signers(), advisor()],
    })),
  }),
];

const memberStates = [
  document(41, 'Podepsáno jedním ze dvou', { ...started, members: signers(inState('accepted')) }),
  document(42, 'Podepisuje se', { ...started, members: signers(inState('inProgress')) }),
  document(43, 'Platnost vypršela', { ...started, members: signers(inState('expired')) }),
  document(44, 'Podpis se nezdařil', { ...started, members: signers(inState('failed')) }),
  document(45, 'Podepisuje se, nelze zrušit', {
    ...started,
    members: signers(inState('inProgress', { isFinal: true })),
  }),
  document(46, 'Bez oprávnění podepsat', {
    members: signers({
      processes: [
        { ...standard, hasAccess: false },
        { ...digital, hasAccess: false },
      ],
    }),
  }),
  document(47, 'Bez oprávnění zrušit', {
    ...started,
    members: signers(
      inState('inProgress', {
        processes: [{ ...standard, hasCancellationAccess: false }, digital],
      }),
    ),
  }),
  document(48, 'Bez oprávnění zrušit skupinu', {
    ...started,
    groups: [
      {
        formId: 'S900048-1',
        formTitle: 'Smlouva o úvěru',
        hasCancellationAccess: false,
        members: signers(inState('inProgress')),
      },
    ],
  }),
  document(49, 'Čeká na podpis jiné osoby', { members: signers({ isHeld: true }) }),
  document(50, 'Digitální podpis zahájen', {
    ...startedDigitally,
    members: signers().map((member) => ({
      ...member,
      ...inState('inProgress', { methodCode: oneTimeCode.code }),
    })),
  }),
  document(51, 'Digitálně podepsáno jedním ze dvou', {
    ...startedDigitally,
    members: signers(inState('accepted', { methodCode: oneTimeCode.code })),
  }),
  document(52, 'Digitální podpis s poradcem', {
    signatureTypeId: electronic.code,
    members: [...signers(), advisor({ processes: [digital] })],
  }),
];

const signed = { state: documentState.signed, process: 'STANDARD' } as const;

const documentStates = [
  document(60, 'Neznámý stav', { state: documentState.unknown, signatureTypeId: null }),
  document(61, 'Připraveno k podpisu na papíře', { signatureTypeId: physical.code }),
  document(62, 'Čeká na sken', {
    state: documentState.waitingForScan,
    signatureTypeId: physical.code,
  }),
  document(63, 'Podepsáno biometricky', {
    ...signed,
    members: signers().map((member) => ({ ...member, ...inState('accepted') })),
  }),
  document(64, 'Podepsáno elektronicky', {
    ...signed,
    process: 'MSC',
    signatureTypeId: electronic.code,
    members: signers().map((member) => ({
      ...member,
      ...inState('accepted', { methodCode: oneTimeCode.code }),
    })),
  }),
  document(65, 'Vyřazeno z podepisování', { state: documentState.cancelled }),
  document(66, 'Vyřazeno z podepisování na papíře', {
    state: documentState.cancelled,
    signatureTypeId: physical.code,
  }),
  document(67, 'Z úkolu', { source: documentSource.workflow.code }),
  document(68, 'Z archivu', {
    ...signed,
    source: documentSource.archive.code,
    members: signers().map((member) => ({ ...member, ...inState('accepted') })),
  }),
  document(69, 'Zdroj neurčen', { source: documentSource.unknown.code }),
  document(70, 'Zpracování se nezdařilo', { signingStatus: documentSigningStatus.error.code }),
];

/** Documents that show one thing each; listed in the back end's README. */
export const sentinelDocuments: readonly SeededDocument[] = [
  ...answers,
  ...shapes,
  ...memberStates,
  ...documentStates,
];
