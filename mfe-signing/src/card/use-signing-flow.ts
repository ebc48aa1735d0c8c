import { readDraft, removeDraft, saveDraft } from '@advisor/forms/drafts';
import { signingState } from '@advisor/contracts/codebooks/document';
import type {
  ClientDataField,
  SignatureMember,
  Signatures,
  SigningMethod,
} from '@advisor/contracts/signature-service/entities';
import { useChange } from '@advisor/shell/use-change';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type HostBridge, useHostBridge } from '../bridge/host-bridge';
import {
  readClientDataFields,
  retrySigning,
  saveClientData,
  sign as callSign,
} from '../service/signing-calls';
import { isShownByCard } from '../service/signatures.queries';
import { formDraftKey, isOpenForm, openFormKey, type OpenForm } from '../service/signing-drafts';
import type { SigningDocument } from '../service/signing-document';
import { methodsOf } from '../signatures/method-choice';
import { nextFormId } from '../signatures/next-form';
import { findMember } from '../signatures/rows';
import { memberState, processOf, type SigningProcess } from '../signatures/signing-state';
import { useDocumentChanges } from './use-document-changes';
import { useStartedSignatures } from './use-started-signatures';
import { useStartSigning, type Started } from './use-start-signing';

export interface OpenFormStep {
  member: SignatureMember;
  method: SigningMethod;
  formId: string;
  title: string;
  fields: ClientDataField[];
  /** Forms filled in before this one, so that none comes twice. */
  filled: readonly string[];
}

export type Properties = { Key: string; Value: string }[];

interface FlowOptions {
  document: SigningDocument;
  process: SigningProcess;
  signatures: Signatures | undefined;
  refresh: () => Promise<Signatures | undefined>;
  forgetRunning: () => void;
  onFailure: (error: unknown) => void;
  /** A new action makes the last one's failure old. */
  onStart: () => void;
}

/** The card's actions: sign with its forms, retry, cancel, delegate, reload. */
export function useSigningFlow(options: FlowOptions) {
  const { document, process, signatures, refresh, forgetRunning } = options;
  const bridge = useHostBridge();
  const [form, setForm] = useState<OpenFormStep>();
  const [notice, setNotice] = useState<'elsewhere' | 'inApp'>();
  const { run, isRunning } = useChange({
    key: ['signature', document],
    call: async (work: () => Promise<void>) => {
      setNotice(undefined);
      options.onStart();
      await work().catch((error: unknown) => {
        // An expired session goes to the page's policy.
        if (!isShownByCard(error)) throw error;
        options.onFailure(error);
      });
    },
    // The work holds what the signer has filled in.
    gcTime: 0,
  });
  const noteStarted = useStartedSignatures(signatures, process);
  const startSigning = useStartSigning({
    document,
    process,
    refresh,
    forgetRunning,
    noteStarted,
  });

  const closeForm = useCallback(() => {
    setForm(undefined);
    void removeDraft(openFormKey(document));
  }, [document]);

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const goOn = useCallback(
    (started: Started, go: HostBridge['redirect']) => {
      // Whoever has gone elsewhere meanwhile is not taken from there; the signature can be retried.
      if (isLeft.current) return undefined;
      closeForm();
      if (typeof started === 'object') return go(started.address);
      setNotice(started);
      return undefined;
    },
    [closeForm],
  );

  /** @returns false when the form has no fields */
  const openForm = useCallback(
    async (
      member: SignatureMember,
      method: SigningMethod,
      formId: string,
      filled: readonly string[] = [],
    ): Promise<boolean> => {
      const { Fields, Form } = await readClientDataFields(document, member.Id, formId);
      if (Fields.length === 0) return false;
      setForm({ member, method, formId, title: Form?.Title ?? '', fields: Fields, filled });
      const open: OpenForm = { signatureId: member.Id, methodCode: method.Code, formId };
      saveDraft(openFormKey(document), open);
      return true;
    },
    [document],
  );

  const submitSign = useCallback(
    async (
      member: SignatureMember,
      method: SigningMethod,
      data: { FormId?: string; Properties?: Properties },
    ) => {
      const body = { Process: process, SigningMethodCode: method.Code, ...data };
      await startSigning(
        `sign ${member.Id} ${method.Code}`,
        member,
        (attempt) => callSign(document, member, body, attempt),
        (started) => {
          bridge.refresh('signed');
          return goOn(started, bridge.navigate);
        },
      );
    },
    [document, process, startSigning, bridge, goOn],
  );

  const sign = useCallback(
    (member: SignatureMember, method: SigningMethod) =>
      run(async () => {
        const { FormId } = method;
        if (FormId && (await openForm(member, method, FormId))) return;
        await submitSign(member, method, FormId ? { FormId } : {});
      }),
    [run, openForm, submitSign],
  );

  const submitForm = useCallback(
    (Properties: Properties) =>
      run(async () => {
        if (!form) return;
        const { member, method, formId, filled } = form;
        await saveClientData(document, member.Id, {
          Process: process,
          Properties,
          FormId: formId,
        });
        // The service has it now; a form that is opened again comes with it.
        void removeDraft(formDraftKey(document, member.Id, formId));
        const next = nextFormId(await refresh(), member, method, process);
        const done = [...filled, formId];
        if (next && !done.includes(next) && (await openForm(member, method, next, done))) return;
        await submitSign(member, method, { FormId: formId, Properties });
      }),
    [run, form, document, process, refresh, openForm, submitSign],
  );

  const retry = useCallback(
    (member: SignatureMember) =>
      run(async () => {
        await startSigning(
          `retry ${member.Id}`,
          member,
          (attempt) => retrySigning(document, member, attempt),
          async (started) => {
            const gone = goOn(started, bridge.redirect);
            bridge.refresh('retried');
            await gone;
          },
        );
      }),
    [run, document, startSigning, goOn, bridge],
  );

  const changes = useDocumentChanges({ document, run, refresh, forgetRunning, noteStarted });

  /** A reload in the middle of a form comes back to it; it never signs by itself. */
  const resume = useEffectEvent((draft: unknown) => {
    if (!isOpenForm(draft) || !signatures) return;
    const member = findMember(signatures, draft.signatureId);
    const method =
      member && methodsOf(member, process).find(({ Code }) => Code === draft.methodCode);
    const isOpen =
      member &&
      processOf(member, process)?.CanBeSigned === true &&
      memberState(member, process) !== signingState.accepted.code;
    if (isOpen && method) {
      run(async () => {
        await openForm(member, method, draft.formId);
      });
    }
  });
  const isLoaded = signatures !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    let isCurrent = true;
    void readDraft(openFormKey(document)).then((draft) => isCurrent && resume(draft));
    return () => {
      isCurrent = false;
    };
  }, [document, isLoaded]);

  return {
    form,
    closeForm,
    notice,
    closeNotice: useCallback(() => setNotice(undefined), []),
    isRunning,
    sign,
    submitForm,
    retry,
    ...changes,
  };
}
