/** Replaces prism-react-renderer in the browser, where the theme's client module only needs the export. */
export const Prism = {languages: {}};
