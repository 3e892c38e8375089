/** Replaces tslib for one package: the one helper that it uses. */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
