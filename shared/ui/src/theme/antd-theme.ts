import type { ThemeConfig } from 'antd';
import { compactMeasures, fontFamily, measures } from './measures';
import { palettes } from './palettes';

/**
 * antd's tokens from ours; read when its stylesheets are generated, never in the browser. Dark too
 * goes through antd's default algorithm: its dark one would dim the brand colour.
 */
export function antdTheme(mode: keyof typeof palettes, isCompact = false): ThemeConfig {
  const colors = palettes[mode];
  const sizes = isCompact ? { ...measures, ...compactMeasures } : measures;
  return {
    token: {
      fontFamily,
      fontSize: measures['font-size'],
      fontSizeSM: measures['font-size-small'],
      borderRadius: measures.radius,
      borderRadiusSM: measures['radius-small'],
      borderRadiusLG: measures.radius + 2,
      controlHeight: sizes['control-height'],
      controlHeightLG: sizes['control-height-large'],
      controlHeightSM: 24,
      // Of a box or dot to hit, whatever the height of fields.
      controlInteractiveSize: 16,
      wireframe: false,
      motionDurationSlow: '0.16s',
      motionDurationMid: '0.12s',
      motionDurationFast: '0.08s',
      colorBgBase: colors.surface,
      colorTextBase: colors.text,
      colorPrimary: colors.accent,
      colorPrimaryHover: colors['accent-hover'],
      colorPrimaryActive: colors['accent-active'],
      colorPrimaryBg: colors['accent-soft'],
      // antd draws the focus ring of what is no field in it.
      colorPrimaryBorder: colors.focus,
      lineWidthFocus: 2,
      colorPrimaryText: colors['accent-text'],
      colorTextLightSolid: colors['on-accent'],
      colorInfo: colors.info,
      colorSuccess: colors.success,
      colorWarning: colors.warning,
      colorError: colors.error,
      colorErrorHover: colors.error,
      colorErrorActive: colors.error,
      colorErrorBorderHover: colors.error,
      colorLink: colors.link,
      colorLinkHover: colors.link,
      colorLinkActive: colors.link,
      colorText: colors.text,
      colorTextHeading: colors.text,
      colorTextSecondary: colors['text-muted'],
      colorTextTertiary: colors['text-muted'],
      colorTextDescription: colors['text-muted'],
      colorTextPlaceholder: colors['text-muted'],
      colorIcon: colors['text-muted'],
      colorIconHover: colors.text,
      colorBorder: colors.edge,
      colorBorderSecondary: colors.line,
      colorSplit: colors.line,
      colorBgLayout: colors.canvas,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorBgContainerDisabled: colors.sunken,
      colorBgMask: colors.backdrop,
      controlItemBgHover: colors.hover,
      controlItemBgActive: colors['accent-soft'],
      controlItemBgActiveHover: colors['accent-soft'],
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        dangerColor: colors['on-error'],
        defaultHoverColor: colors.text,
        defaultHoverBg: colors.hover,
        defaultHoverBorderColor: colors.text,
        defaultActiveColor: colors.text,
        defaultActiveBg: colors.sunken,
        defaultActiveBorderColor: colors.text,
      },
      Input: {
        activeBorderColor: colors.focus,
        hoverBorderColor: colors.text,
        activeShadow: 'none',
      },
      InputNumber: {
        activeBorderColor: colors.focus,
        hoverBorderColor: colors.text,
        activeShadow: 'none',
      },
      Select: {
        activeBorderColor: colors.focus,
        hoverBorderColor: colors.text,
        activeOutlineColor: 'transparent',
        optionSelectedBg: colors['accent-soft'],
        optionSelectedColor: colors['accent-text'],
      },
      DatePicker: { activeBorderColor: colors.focus, hoverBorderColor: colors.text },
      Menu: {
        itemSelectedColor: colors['accent-text'],
        itemSelectedBg: colors['accent-soft'],
        itemHoverBg: colors.hover,
        itemHeight: isCompact ? 30 : 36,
      },
      Pagination: {
        itemActiveColor: colors['accent-text'],
        itemActiveColorHover: colors['accent-text'],
      },
      Table: {
        headerBg: colors.sunken,
        headerColor: colors['text-muted'],
        rowHoverBg: colors.hover,
        borderColor: colors.line,
        // With a line of text and the hairline they make a row.
        cellPaddingBlock: (sizes['row-height'] - 22) / 2,
        cellPaddingInline: sizes['space-3'],
      },
      Tabs: { itemSelectedColor: colors['accent-text'], inkBarColor: colors.accent },
      Tooltip: { colorBgSpotlight: colors.text, colorTextLightSolid: colors.surface },
      Segmented: { trackBg: colors.sunken, itemSelectedBg: colors.raised },
      Modal: { titleFontSize: 16 },
    },
  };
}
