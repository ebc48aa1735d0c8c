/** Styles that only the client-data form needs. */
import '@advisor/ui/styles/antd-core.css';
import '@advisor/ui/styles/form.css';
