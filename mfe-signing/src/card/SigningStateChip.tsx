import { signatureProcessingType, signingState } from '@advisor/contracts/codebooks/document';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { MessageOutlined, SignatureOutlined } from '@advisor/ui/icons';
import type { ProcessingType } from '../signatures/processing-type';
import type { SigningState } from '../signatures/signing-state';
import { useSpoken } from './use-spoken';

/** Green, blue, orange and grey (part 1, section 4). */
const toneOf: Record<SigningState, Tone> = {
  accepted: 'success',
  inProgress: 'progress',
  error: 'error',
  notStarted: 'neutral',
};

const processingIcon: Record<ProcessingType, ReturnType<typeof MessageOutlined>> = {
  PAAT: <MessageOutlined aria-hidden />,
  Biometric: <SignatureOutlined aria-hidden />,
};

interface SigningStateChipProps {
  state: SigningState;
  processingType: ProcessingType;
}

/** SIGNED, ERROR, PROCESSING or NOT STARTED; what is being processed says how. */
export function SigningStateChip({ state, processingType }: SigningStateChipProps) {
  const spoken = useSpoken();
  const isProcessed = state === signingState.inProgress.code;
  const { name } =
    Object.values(signatureProcessingType).find(({ code }) => code === processingType) ??
    signatureProcessingType.biometric;
  return (
    <span className="sig-state" data-state={state} title={isProcessed ? spoken(name) : undefined}>
      <StatusChip
        tone={toneOf[state]}
        label={spoken(signingState[state].name)}
        {...(isProcessed ? { icon: processingIcon[processingType] } : {})}
      />
      {isProcessed && <VisuallyHidden>, {spoken(name)}</VisuallyHidden>}
    </span>
  );
}
