import AntDrawer, { type DrawerProps } from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { useFailureOutlet } from '../failure-outlet';

export type { DrawerProps };

/** antd's drawer, in which failures are shown while it is open. */
export function Drawer({ children, closable = true, ...props }: DrawerProps) {
  const { t } = useTranslation();
  const outlet = useFailureOutlet(props.open ?? false);
  return (
    <AntDrawer
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
    </AntDrawer>
  );
}
