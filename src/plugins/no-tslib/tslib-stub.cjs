/** Replaces tslib for one package, with the only helper that it uses. */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
