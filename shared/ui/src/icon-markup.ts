import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined';
import DesktopOutlined from '@ant-design/icons-svg/es/asn/DesktopOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import { renderIconDefinitionToSVGElement } from '@ant-design/icons-svg/es/helpers';

const icons = {
  desktop: DesktopOutlined,
  error: CloseCircleOutlined,
  eye: EyeOutlined,
  moon: MoonOutlined,
  success: CheckCircleOutlined,
  sun: SunOutlined,
  warning: WarningOutlined,
};

/** An icon for a document that builds write, which has no components. */
export const iconMarkup = (name: keyof typeof icons): string =>
  renderIconDefinitionToSVGElement(icons[name], {
    extraSVGAttrs: { width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': 'true' },
  });
