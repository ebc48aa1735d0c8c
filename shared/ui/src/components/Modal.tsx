import AntModal, { type ModalProps } from 'antd/es/modal';
import { useFailureOutlet } from '../failure-outlet';

export type { ModalProps };

/** antd's dialog, in which failures are shown while it is open. */
export function Modal({ children, ...props }: ModalProps) {
  const outlet = useFailureOutlet(props.open ?? false);
  return (
    <AntModal {...props}>
      {outlet}
      {children}
    </AntModal>
  );
}
