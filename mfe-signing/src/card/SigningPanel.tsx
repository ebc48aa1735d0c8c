import { logFailure } from '@advisor/api-client/failure-log';
import { signingProcess } from '@advisor/contracts/codebooks/document';
import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { TabList, tabId } from '@advisor/ui/components/TabList';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostBridge } from '../bridge/host-bridge';
import { isSilent, UnsafeAddress } from '../service/failure';
import { safeAddress } from '../service/safe-address';
import { formDraftKey } from '../service/signing-drafts';
import type { SigningDocument } from '../service/signing-document';
import { useLiveState } from '../service/use-live-state';
import type { useSignatures } from '../service/use-signatures';
import { isLive, statesInWork } from '../signatures/document-status';
import { isMethodFixed, type MethodChoice } from '../signatures/method-choice';
import { activeProcess, processTabs } from '../signatures/processes';
import { delegationActions } from '../signatures/row-actions';
import { allMembers, findMember, shownGroups } from '../signatures/rows';
import type { SigningProcess } from '../signatures/signing-state';
import { CancelDialog, type Cancelling } from './CancelDialog';
import { CardButton } from './CardButton';
import { CardMessages } from './CardMessages';
import { DelegationBar } from './DelegationBar';
import { PhoneDialog } from './PhoneDialog';
import { SignaturesTable } from './SignaturesTable';
import type { RowHandlers } from './SignatureRow';
import { StateAnnouncer } from './StateAnnouncer';
import { useDelegateWindow } from './use-delegate-window';
import type { useFailure } from './use-failure';
import { useFocusOnReturn } from './use-focus-on-return';
import { useRestoredFocus } from './use-restored-focus';
import { useSigningFlow } from './use-signing-flow';

const loadForm = () => import('../form/ClientDataForm');
const ClientDataForm = lazyPart(loadForm, <Skeleton rows={6} />);

const processLabels = {
  [signingProcess.standard.code]: 'card.standard',
  [signingProcess.digital.code]: 'card.msc',
} as const;

interface SigningPanelProps {
  document: SigningDocument;
  processType: SigningProcess | undefined;
  source: ReturnType<typeof useSignatures> & { signatures: Signatures };
  failures: ReturnType<typeof useFailure>;
  /** The button that opens the document. */
  reader: { id: string; open: () => void };
}

/** The card's content once the signatures are there. */
export function SigningPanel({
  document,
  processType,
  source,
  failures,
  reader,
}: SigningPanelProps) {
  const { signatures, refresh, forgetRunning, isCurrent, query } = source;
  const bridge = useHostBridge();
  const { t } = useTranslation('signing');
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(processType);
  const [choice, setChoice] = useState<MethodChoice>();
  const [cancelling, setCancelling] = useState<{ what: Cancelling; isOpen: boolean }>();
  const [isStale, setIsStale] = useState(false);
  const process = activeProcess(signatures, wanted);
  const isDigital = process === signingProcess.digital.code;

  const flow = useSigningFlow({
    document,
    process,
    signatures,
    refresh,
    forgetRunning,
    onFailure: failures.show,
    onStart: failures.clear,
  });
  const { form, isRunning, sign, retry, cancel, cancelGroup } = flow;

  const readNow = useLiveState({
    isLive: isLive(signatures),
    version: JSON.stringify([...statesInWork(signatures)]),
    read: async () => {
      try {
        await refresh({ background: true });
        setIsStale(false);
      } catch (error) {
        // No dialog for what the user did not ask for: the card says so and goes on trying.
        if (isSilent(error)) return;
        logFailure(error);
        setIsStale(true);
      }
    },
  });
  const delegate = useDelegateWindow({
    onBlocked: bridge.popupBlocked,
    onOpened: () => bridge.windowShown?.(true),
    onClosed: () => {
      bridge.windowShown?.(false);
      readNow();
    },
  });
  const delegateAddress = safeAddress(
    signatures.ProcessDelegateRedirectUrl,
    bridge.navigationOrigins,
  );

  const handlers = useMemo((): RowHandlers => {
    const ask = (what: Cancelling) => setCancelling({ what, isOpen: true });
    return {
      onChoose: (member, methodCode) => setChoice({ memberId: member.Id, methodCode }),
      onSign: (member, method) => {
        if (!isCurrent(member)) return;
        if (method.FormId) void loadForm();
        sign(member, method);
      },
      onRetry: (member) => {
        if (isCurrent(member)) retry(member);
      },
      onCancel: (member: SignatureMember) => ask({ member }),
      onCancelGroup: () => ask('group'),
    };
  }, [sign, retry, isCurrent]);

  // Once it runs, a choice is over and the other rows get theirs back.
  const chosen = choice && findMember(signatures, choice.memberId);
  const openChoice = chosen && !isMethodFixed(chosen, process) ? choice : undefined;

  // Whoever leaves the form goes on where it was opened.
  const formOf = useRef<string>(undefined);
  const formMemberId = form?.member.Id;
  useEffect(() => {
    const left = formOf.current;
    formOf.current = formMemberId;
    if (left === undefined || formMemberId !== undefined) return;
    const buttons = panel.current?.querySelectorAll<HTMLElement>('[data-sign]') ?? [];
    const button = [...buttons].find(({ dataset }) => dataset['sign'] === left);
    (button ?? panel.current)?.focus();
  }, [formMemberId]);

  const isBusy = isRunning || query.isFetching;
  useRestoredFocus(isBusy, panel);
  useFocusOnReturn({ hasReturned: bridge.hasReturned, isBusy }, panel);
  return (
    <>
      <fieldset className="sig-plain sig-card__bar" disabled={isBusy}>
        <CardButton id={reader.id} onClick={reader.open}>
          {t('document.show')}
        </CardButton>
      </fieldset>
      <fieldset className="sig-plain" disabled={isBusy || form !== undefined}>
        <TabList
          label={t('card.tabs')}
          tabs={processTabs(signatures).map((tab) => ({
            key: tab.process,
            label: t(processLabels[tab.process]),
            isDisabled: tab.isDisabled,
          }))}
          active={process}
          panelId={panelId}
          onOpen={(next) => {
            setWanted(next);
            setChoice(undefined);
          }}
        />
      </fieldset>
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabId(panelId, process)}
        aria-busy={isBusy}
        className="sig-panel"
      >
        <div className="adv-loading-bar sig-progress" data-active={isBusy} aria-hidden />
        <CardMessages
          userMessage={signatures.UserMessage}
          failure={failures.failure}
          isStale={isStale && isLive(signatures)}
          isStartedElsewhere={flow.notice === 'elsewhere'}
          blockedAddress={delegate.isBlocked ? delegateAddress : undefined}
          onCloseNotice={flow.closeNotice}
        />
        {form ? (
          <ClientDataForm
            key={`${form.member.Id}/${form.formId}`}
            title={form.title}
            signer={form.member.InfoText1}
            definitions={form.fields}
            draftKey={formDraftKey(document, form.member.Id, form.formId)}
            loading={isRunning}
            onSubmit={flow.submitForm}
            onBack={flow.closeForm}
            onDirty={bridge.dirty}
          />
        ) : (
          <fieldset className="sig-plain" disabled={isBusy}>
            {isDigital && (
              <DelegationBar
                actions={delegationActions(
                  signatures,
                  shownGroups(signatures, process).flatMap(({ members }) => members),
                  process,
                )}
                onGetReady={flow.getReady}
                onReload={flow.reload}
                onCancel={handlers.onCancelGroup}
                onSign={() => {
                  if (delegateAddress) delegate.open(delegateAddress);
                  else
                    failures.show(new UnsafeAddress(String(signatures.ProcessDelegateRedirectUrl)));
                }}
              />
            )}
            <SignaturesTable
              signatures={signatures}
              process={process}
              choice={openChoice}
              handlers={handlers}
            />
          </fieldset>
        )}
      </div>
      <StateAnnouncer signatures={signatures} />
      <PhoneDialog open={flow.notice === 'inApp'} onClose={flow.closeNotice} />
      <CancelDialog
        cancelling={cancelling?.what}
        open={cancelling?.isOpen ?? false}
        signed={allMembers(signatures).filter(({ IsSigned }) => IsSigned)}
        onClose={() => setCancelling((asked) => asked && { ...asked, isOpen: false })}
        onConfirm={(what) => (what === 'group' ? cancelGroup() : cancel(what.member))}
      />
    </>
  );
}
