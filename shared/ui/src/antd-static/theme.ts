import { createContext } from 'react';

/** Class that carries antd's CSS variables; the generated stylesheets use it. */
export const antdScope = 'adv-antd';

/** The tokens that antd's components read outside their styles; `generate-styles` compares them with antd's. */
export const tokens = {
  borderRadius: 6,
  controlHeight: 32,
  controlHeightSM: 24,
  marginXXS: 4,
  motion: true,
  paddingXS: 8,
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: 575,
  screenSM: 576,
  screenSMMin: 576,
  screenSMMax: 767,
  screenMD: 768,
  screenMDMin: 768,
  screenMDMax: 991,
  screenLG: 992,
  screenLGMin: 992,
  screenLGMax: 1199,
  screenXL: 1200,
  screenXLMin: 1200,
  screenXLMax: 1599,
  screenXXL: 1600,
  screenXXLMin: 1600,
  screenXXLMax: 1919,
  screenXXXL: 1920,
  screenXXXLMin: 1920,
  sizePopupArrow: 16,
  wireframe: false,
  zIndexPopupBase: 1000,
};

const result = [{}, tokens, '', tokens, { prefix: 'ant', key: antdScope }, true] as const;
export const useToken = () => result;
export default useToken;

export const defaultTheme = {};
export const defaultConfig = { token: {}, override: { override: {} }, hashed: false };
export const DesignTokenContext = createContext(defaultConfig);

export const genComponentStyleHook = () => () => '';
export const PresetColors: readonly string[] = [];
