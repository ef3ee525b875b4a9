export interface ApiAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  /** The parsed body; empty if there is none. */
  readonly body: Record<string, unknown>
}

export interface ApiClient {
  post(path: string, fields: unknown, headers?: Record<string, string>): Promise<ApiAnswer>
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>
  delete(path: string): Promise<ApiAnswer>
}

/** A merchant's server, which uses the REST interface and nothing else. */
export function createApiClient(baseUrl: string, secretKey: string): ApiClient {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | null = null,
  ): Promise<ApiAnswer> {
    const response = await fetch(baseUrl + path, { method, headers: { authorization, ...headers }, body })
    const text = await response.text()
    return {
      status: response.status,
      text,
      headers: response.headers,
      body: text === '' ? {} : JSON.parse(text),
    }
  }

  return {
    post: (path, fields, headers) =>
      send('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(fields)),
    get: (path, headers = {}) => send('GET', path, headers),
    delete: (path) => send('DELETE', path, {}),
  }
}
