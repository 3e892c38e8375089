declare module '@generated/page-lists/default/recipes.json' {
  const recipes: readonly import('./tags').Recipe[];
  export default recipes;
}
