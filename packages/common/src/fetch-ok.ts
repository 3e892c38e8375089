/** Fetches a URL. Throws an error if the request fails or the server responds with an error status. */
export async function fetchOk(url: string | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${String(url)}: status ${response.status}`);
  return response;
}
