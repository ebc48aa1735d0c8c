import type { ReactNode } from 'react';
import antdCzech from '../antd-czech';
import { antdScope } from '../antd-static/theme';
import { ConfigProvider } from '../core';

/**
 * antd's settings for the whole page: Czech, and styles from the committed stylesheets instead of
 * the run-time engine. Light and dark differ in CSS variables only (`theme-choice`).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={antdCzech}
      theme={{ zeroRuntime: true, hashed: false, cssVar: { key: antdScope } }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
