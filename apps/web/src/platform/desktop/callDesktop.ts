import { fieldsOf } from '@pandok/domain'

/**
 * The error code of the program: `GONE`, `BAD_SERVER`, … (docs/desktop.md); `UNREACHABLE` if it has ended.
 */
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
  /** Sent as JSON, or unchanged if it is bytes. */
  body?: unknown
  signal?: AbortSignal
  /** Lets the request finish while the page is being left; browsers allow it for small bodies. */
  keepalive?: boolean
}

/** Calls the program on this computer, `/desktop/…`. An answer without a body is undefined. */
export async function callDesktop<T>(path: string, request: DesktopRequest = {}): Promise<T> {
  const response = await fetchDesktop(path, request)
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** The same for answers that aren't JSON. Error statuses throw. */
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
  const { code } = fieldsOf(said)
  throw new DesktopFailure(typeof code === 'string' ? code : 'INTERNAL')
}
