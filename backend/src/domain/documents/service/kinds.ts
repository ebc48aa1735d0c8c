import type { DocumentKind } from '../document-kind';
import { debtChanges } from './debt-change';
import { generalChange } from './general-change';
import { withoutEstate } from './without-estate';

export const serviceKinds: readonly DocumentKind[] = [generalChange, withoutEstate, ...debtChanges];
