/**
 * Labels of the tags of recipes (`docs/guides/recipes/`), by group and by value in the front matter and
 * the URL. The name of a group is also its query parameter.
 */
export const recipeTags = {
  language: {
    nodejs: 'Node.js',
    python: 'Python',
    go: 'Go',
    java: 'Java',
    php: 'PHP',
    ruby: 'Ruby',
    dotnet: '.NET',
    rust: 'Rust',
  },
  task: {
    'hot-reload': 'Hot reload',
    debugger: 'Debugger',
    frontend: 'Frontend',
    database: 'Database',
    queue: 'Queue',
    worker: 'Worker',
    job: 'Jobs',
    'several-services': 'Multiple services',
    monorepo: 'Monorepo',
    helm: 'Helm',
    kustomize: 'Kustomize',
    gpu: 'GPU',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type RecipeTagGroup = keyof typeof recipeTags;
