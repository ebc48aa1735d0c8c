import AntModal, { type ModalProps } from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useFailureOutlet } from '../failure-outlet';

export type { ModalProps };

/** antd's dialog, in which failures are shown while it is open. */
export function Modal({ children, closable = true, ...props }: ModalProps) {
  const { t } = useTranslation();
  const outlet = useFailureOutlet(props.open ?? false);
  return (
    <AntModal
      {...props}
      closable={
        closable && {
          ...(typeof closable === 'object' && closable),
          // antd's own is English.
          'aria-label': t('action.close'),
        }
      }
    >
      {outlet}
      {children}
    </AntModal>
  );
}
