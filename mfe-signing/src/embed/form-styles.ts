/** Styles that only the client-data form needs; loaded once the card is shown, before anybody can open it. */
import '@advisor/ui/styles/antd-core.css';
import '@advisor/ui/styles/form.css';
