import { useState } from 'react';

const storageKey = 'advisor.menu';

function storedCollapse(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}

/** Whether the menu shows icons only; remembered on this device. */
export function useSiderState(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setIsCollapsed] = useState(storedCollapse);
  const toggle = () => {
    setIsCollapsed(!isCollapsed);
    try {
      localStorage.setItem(storageKey, isCollapsed ? 'expanded' : 'collapsed');
    } catch {
      // Lasts until reload then.
    }
  };
  return [isCollapsed, toggle];
}
