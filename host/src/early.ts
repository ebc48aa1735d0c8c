import { applyTheme } from '@advisor/ui/theme';
import { storedCollapse } from './layout/stored-collapse';

/*
 * Runs inside the document, before anything of it is painted: the outline that it shows has the
 * colours and the menu that the user left.
 */
applyTheme();
if (storedCollapse()) document.documentElement.dataset['menu'] = 'collapsed';
