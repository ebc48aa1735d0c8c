/** Stylesheets are imported for their effect; the build knows what to do with them. */
declare module '*.css';
