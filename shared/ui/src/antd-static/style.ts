import { antdScope } from './theme';

/** Stands for every style hook: no hash, and the class that carries antd's CSS variables. */
const useStyle = (): [hashId: string, cssVarClass: string] => ['', antdScope];
export default useStyle;

export const useSharedStyle = useStyle;
export const useRowStyle = useStyle;
export const useColStyle = useStyle;

/** Stands for components that only register styles. */
export const PurePanelStyle = () => null;
