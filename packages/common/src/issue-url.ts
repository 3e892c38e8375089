const MAX_TITLE_LENGTH = 120;

/** URL of a form for a new issue in a GitHub repository, with a title and a body. */
export function issueUrl(repositoryUrl: string, title: string, body?: string): string {
  const url = new URL('issues/new', repositoryUrl.replace(/\/?$/, '/'));
  url.searchParams.set('title', title.slice(0, MAX_TITLE_LENGTH));
  if (body !== undefined) url.searchParams.set('body', body);
  return url.href;
}
