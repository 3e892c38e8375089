/**
 * Webpack loader: replaces a schema with the markup of fields in it, for imports such as
 * `schema/v2beta1.json?fields=dev.*.sync`. Plain JavaScript, because webpack can't load TypeScript.
 */
module.exports = function loadFields() {
  const {folder, baseUrl, render} = this.getOptions();
  // The markup also depends on the schemas of other versions, and on the files about changes.
  this.addContextDependency(folder);
  return render(new URLSearchParams(this.resourceQuery), this._compilation, baseUrl);
};
