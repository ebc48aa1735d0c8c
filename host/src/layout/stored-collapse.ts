const storageKey = 'advisor.menu';

/** Whether the menu was left showing icons only; remembered on this device. */
export function storedCollapse(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}

export function storeCollapse(isCollapsed: boolean): void {
  try {
    localStorage.setItem(storageKey, isCollapsed ? 'collapsed' : 'expanded');
  } catch {
    // Lasts until reload then.
  }
}
