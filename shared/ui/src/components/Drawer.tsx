import AntDrawer, { type DrawerProps } from 'antd/es/drawer';
import { useFailureOutlet } from '../failure-outlet';

export type { DrawerProps };

/** antd's drawer, in which failures are shown while it is open. */
export function Drawer({ children, ...props }: DrawerProps) {
  const outlet = useFailureOutlet(props.open ?? false);
  return (
    <AntDrawer {...props}>
      {outlet}
      {children}
    </AntDrawer>
  );
}
