import { useSyncExternalStore } from 'react';
import { currentChoice, onThemeChange, setThemeChoice, type ThemeChoice } from './theme';

/** The user's choice and its setter. */
export function useThemeChoice(): [ThemeChoice, (next: ThemeChoice) => void] {
  return [useSyncExternalStore(onThemeChange, currentChoice), setThemeChoice];
}
