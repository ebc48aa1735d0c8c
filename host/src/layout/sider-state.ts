import { useState } from 'react';
import { storeCollapse, storedCollapse } from './stored-collapse';

/** Whether the menu shows icons only; remembered on this device. */
export function useSiderState(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setIsCollapsed] = useState(storedCollapse);
  const toggle = () => {
    setIsCollapsed(!isCollapsed);
    storeCollapse(!isCollapsed);
  };
  return [isCollapsed, toggle];
}
