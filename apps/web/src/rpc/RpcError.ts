import type { ErrorCode, ErrorDetail } from '@pandok/protocol/errors'

/** Failures without an answer of the server. */
export type LocalFailure =
  /** The device has no network. */
  | 'OFFLINE'
  /** There is a network, but the server doesn't answer. */
  | 'UNREACHABLE'
  /** The answer isn't from our server, for example a proxy's page. */
  | 'BAD_ANSWER'
  /** The page was opened without https, where browsers have no Web Crypto. */
  | 'INSECURE'

export interface RpcFailure {
  code: ErrorCode | LocalFailure
  /** Ready to be shown, in the language of the page. */
  message: string
  /** 0 without an answer. */
  status: number
  details?: readonly ErrorDetail[]
  /** The content of `details` if it isn't a list of field problems, for example the newest version. */
  data?: unknown
  retryAfterSeconds?: number
  /** The server's id of this failure in its log. */
  requestId?: string
}

export class RpcError extends Error {
  readonly code: ErrorCode | LocalFailure
  readonly status: number
  readonly details: readonly ErrorDetail[]
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined
  readonly requestId: string | undefined

  constructor(failure: RpcFailure) {
    super(failure.message)
    this.name = 'RpcError'
    this.code = failure.code
    this.status = failure.status
    this.details = failure.details ?? []
    this.data = failure.data
    this.retryAfterSeconds = failure.retryAfterSeconds
    this.requestId = failure.requestId
  }
}

const CONNECTION_FAILURES: ReadonlySet<RpcError['code']> = new Set<RpcError['code']>([
  'OFFLINE',
  'UNREACHABLE',
  'BAD_ANSWER',
  'UNAVAILABLE',
  'STORAGE_FULL',
])

/** Whether repeating the same call later may succeed: there was no answer, or the server has no database. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof RpcError && CONNECTION_FAILURES.has(error.code)

/** Whether the server has ended the session, so that only a new log-in helps. */
export const isSessionEnd = (error: RpcError): boolean =>
  error.status === 405 || error.code === 'UNAUTHORIZED' || error.code === 'REFRESH_INVALID'

export const isTokenRefused = (error: RpcError): boolean =>
  error.code === 'TOKEN_INVALID' || error.code === 'TOKEN_EXPIRED'
