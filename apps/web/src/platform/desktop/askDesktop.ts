/** What the program said no with: `GONE`, `BAD_SERVER`, … (docs/desktop.md); `UNREACHABLE` where it has ended. */
export class DesktopFailure extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'DesktopFailure'
    this.code = code
  }
}

interface DesktopRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; bytes are sent as they are. */
  body?: unknown
  signal?: AbortSignal
  /** Lets it finish although the page is being left; browsers allow it for small bodies. */
  keepalive?: boolean
}

/** Asks the program on this computer, `/desktop/…`. An answer without a body is undefined. */
export async function askDesktop<T>(path: string, request: DesktopRequest = {}): Promise<T> {
  const response = await fetchDesktop(path, request)
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** The same for what isn't JSON. Failing answers throw. */
export async function fetchDesktop(
  path: string,
  { method = 'GET', body, signal, keepalive = false }: DesktopRequest = {},
) {
  const isBytes = body instanceof Uint8Array || body instanceof Blob
  const response = await fetch(path, {
    method,
    cache: 'no-store',
    ...(body === undefined ? {} : { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
    ...(body === undefined || isBytes ? {} : { headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new DesktopFailure('UNREACHABLE')
  })
  if (response.ok) return response
  const said: unknown = await response.json().catch(() => undefined)
  const { code } = Object(said) as { code?: unknown }
  throw new DesktopFailure(typeof code === 'string' ? code : 'INTERNAL')
}
