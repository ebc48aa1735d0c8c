import AntDrawer, { type DrawerProps } from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { useFailureOutlet } from '../failure-outlet';
import { useDialogFocus } from '../use-dialog-focus';

export type { DrawerProps };

/** antd's drawer, in which failures are shown while it is open. */
export function Drawer({ children, closable = true, afterOpenChange, ...props }: DrawerProps) {
  const { t } = useTranslation();
  const outlet = useFailureOutlet(props.open ?? false);
  const { mark, focusFirst } = useDialogFocus(props.open ?? false);
  return (
    <AntDrawer
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
    </AntDrawer>
  );
}
