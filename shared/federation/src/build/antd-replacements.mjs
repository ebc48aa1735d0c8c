import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../ui/src/antd-static');

/** Files of antd, of its icons and of its utilities, by their path without extension. */
const files = [
  [/\/antd\/es\/theme\/(useToken|internal|context|themes\/seed)$/, 'theme'],
  [/\/antd\/es\/theme\/util\/genStyleUtils$/, 'style-utils'],
  [/\/antd\/es\/tooltip\/UniqueProvider$/, 'shared-tooltip'],
  [/\/antd\/es\/locale\/en_US$/, '../antd-czech'],
  [/\/@ant-design\/icons\/(?:es|lib)\/components\/AntdIconLight$/, '../icon-base'],
  [/\/@ant-design\/icons\/(?:es|lib)\/cssUtils$/, 'icon-styles'],
  [/\/@rc-component\/util\/(?:es|lib)\/Dom\/dynamicCSS$/, 'dynamic-css'],
  [/\/antd\/es\/(?!style\/)(?:[\w-]+\/)+style(?:\/\w+)?$/, 'style'],
];

/** Packages that only antd imports. */
const packages = {
  '@ant-design/cssinjs': 'css-in-js',
  '@rc-component/form': 'form',
  '@rc-component/util/es/Dom/dynamicCSS': 'dynamic-css',
  '@rc-component/util/lib/Dom/dynamicCSS': 'dynamic-css',
};

/**
 * The file of `shared/ui/src/antd-static` that stands for what a library's file imports; nothing for most imports.
 * @param context folder of the importing file
 * @param request as it is imported
 */
export function replacementOf(context, request) {
  if (!context.includes('/node_modules/')) return undefined;
  const replacement = request.startsWith('.')
    ? files.find(([pattern]) => pattern.test(path.join(context, request)))?.[1]
    : packages[request];
  return replacement === undefined ? undefined : path.join(folder, `${replacement}.ts`);
}
