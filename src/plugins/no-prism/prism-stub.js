/** Stands in for prism-react-renderer in the browser: the theme's client module only needs the name. */
export const Prism = {languages: {}};
