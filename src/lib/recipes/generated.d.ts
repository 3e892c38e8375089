declare module '@generated/recipes/default/recipes.json' {
  const recipes: readonly import('./tags').Recipe[];
  export default recipes;
}
