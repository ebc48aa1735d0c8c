import AntModal, { type ModalProps } from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useFailureOutlet } from '../failure-outlet';
import { useDialogFocus } from '../use-dialog-focus';

export type { ModalProps };

/** antd's dialog, in which failures are shown while it is open. */
export function Modal({ children, closable = true, afterOpenChange, ...props }: ModalProps) {
  const { t } = useTranslation();
  const outlet = useFailureOutlet(props.open ?? false);
  const { mark, focusFirst } = useDialogFocus(props.open ?? false);
  return (
    <AntModal
      // It stands still from its first moment: what grows under the pointer takes no click.
      transitionName="ant-fade"
      {...props}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirst();
        afterOpenChange?.(isOpen);
      }}
      closable={
        closable && {
          ...(typeof closable === 'object' && closable),
          // antd's own is English.
          'aria-label': t('action.close'),
        }
      }
    >
      <span ref={mark} hidden />
      {outlet}
      {children}
    </AntModal>
  );
}
