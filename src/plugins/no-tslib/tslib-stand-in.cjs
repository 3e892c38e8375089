/** Stands in for tslib in the bundle: the one helper that is used. A missing one fails the build. */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
