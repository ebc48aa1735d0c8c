import type {
  ClientDataField,
  SignatureMember,
  Signatures,
  SigningMethod,
} from '@advisor/contracts/signature-service/entities';

type Process = SignatureMember['AvailableSigningProcesses'][number];
type Group = Signatures['Groups'][number];

export const biometric: SigningMethod = { Code: 'BIOMETRIC', Name: 'Biometrický podpis' };
export const paper: SigningMethod = { Code: 'TABLET', Name: 'Podpis na tabletu', FormId: 'F1' };

/** What may be done in the standard process, when nothing has been. */
export const standard = (change: Partial<Process> = {}): Process => ({
  Process: 'STANDARD',
  AvailableSigningMethods: [biometric, paper],
  HasAccess: true,
  CanBeSigned: true,
  CanBeCancelled: false,
  HasCancellationAccess: true,
  ...change,
});

export const digital = (change: Partial<Process> = {}): Process =>
  standard({ Process: 'MSC', AvailableSigningMethods: [biometric], ...change });

/** A client who has signed nothing yet; the row's flags are those of its first process. */
export function member(change: Partial<SignatureMember> = {}): SignatureMember {
  const processes = change.AvailableSigningProcesses ?? [standard()];
  return {
    Id: 'S1',
    MetadataName: 'Žadatel',
    InfoText1: 'Jan Novák',
    IsSigned: false,
    IsExpired: false,
    LastErrorMessage: null,
    LastErrorDate: null,
    Mode: 'ADVISOR',
    CategoryCode: 'C',
    SigningMethod: null,
    SelectedSigningMethod: null,
    AvailableSigningMethods: processes[0]?.AvailableSigningMethods ?? [],
    AvailableSigningProcesses: processes,
    CanBeSigned: processes[0]?.CanBeSigned ?? false,
    CanBeCancelled: processes[0]?.CanBeCancelled ?? false,
    ...change,
  };
}

/** The same person later: signing runs. */
export const running = (change: Partial<SignatureMember> = {}): SignatureMember =>
  member({
    SelectedSigningMethod: biometric,
    AvailableSigningProcesses: [standard({ CanBeSigned: false, CanBeCancelled: true })],
    ...change,
  });

export const signed = (change: Partial<SignatureMember> = {}): SignatureMember =>
  member({
    IsSigned: true,
    SigningMethod: biometric,
    AvailableSigningProcesses: [standard({ CanBeSigned: false })],
    ...change,
  });

export const expired = (change: Partial<SignatureMember> = {}): SignatureMember =>
  member({
    IsExpired: true,
    SelectedSigningMethod: biometric,
    AvailableSigningProcesses: [standard({ CanBeSigned: false })],
    ...change,
  });

export const group = (Members: SignatureMember[], change: Partial<Group> = {}): Group => ({
  FormId: 'DOC1',
  FormTitle: 'Smlouva o úvěru',
  CanBeCancelled: false,
  HasCancellationAccess: true,
  Members,
  ...change,
});

export const signatures = (
  members: SignatureMember[],
  change: Partial<Signatures> = {},
): Signatures => ({
  Result: { Code: 0 },
  Process: 'STANDARD',
  UserMessage: null,
  ProcessDelegateRedirectUrl: null,
  Groups: [group(members)],
  ...change,
});

export const fieldDefinition = (change: Partial<ClientDataField> = {}): ClientDataField => ({
  Key: 'note',
  Name: 'Poznámka',
  LogicalTypeCode: 'TEXT',
  SerializedValue: null,
  IsRequiredMessage: null,
  Parameters: null,
  HasAccess: true,
  ...change,
});
