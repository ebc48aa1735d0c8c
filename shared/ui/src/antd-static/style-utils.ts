/** antd's naming of component variables, `--ant-tooltip-arrow-x`. */
export const genCssVar = (antClass: string, component: string) => {
  const prefix = `--${antClass.replaceAll('.', '')}-${component}-`;
  const name = (variable: string) => prefix + variable;
  const reference = (variable: string, fallback?: string) =>
    fallback ? `var(${prefix}${variable}, ${fallback})` : `var(${prefix}${variable})`;
  return [name, reference] as const;
};

export const genStyleHooks = () => () => ['', ''] as const;
export const genComponentStyleHook = () => () => '';
export const genSubStyleComponent = () => () => null;
