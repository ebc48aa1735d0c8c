import { DocumentPicker } from './DocumentPicker';

/** The picker for other remotes, by a slot. */
export default DocumentPicker;
