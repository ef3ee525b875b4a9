import type { ErrorCode, ErrorDetail } from '@pandok/protocol/errors'

/** Failures that happen before a server says anything. */
export type LocalFailure =
  /** The device has no network. */
  | 'OFFLINE'
  /** The network is there, the server isn't. */
  | 'UNREACHABLE'
  /** An answer that isn't ours, for instance a proxy's page. */
  | 'BAD_ANSWER'
  /** The page was opened without https, where browsers have no cryptography. */
  | 'INSECURE'

export interface RpcFailure {
  code: ErrorCode | LocalFailure
  /** Ready to be shown, in the language of the page. */
  message: string
  /** 0 without an answer. */
  status: number
  details?: readonly ErrorDetail[]
  /** What `details` carry when they aren't field problems, for instance the newest version. */
  data?: unknown
  retryAfterSeconds?: number
  /** The server's name for this failure in its log. */
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

/** Worth asking again later without changing anything: nobody answered, or a server without its database. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof RpcError && CONNECTION_FAILURES.has(error.code)

/** The server has ended the session: only a new log-in helps. */
export const isSessionEnd = (error: RpcError): boolean =>
  error.status === 405 || error.code === 'UNAUTHORIZED' || error.code === 'REFRESH_INVALID'

export const isTokenRefused = (error: RpcError): boolean =>
  error.code === 'TOKEN_INVALID' || error.code === 'TOKEN_EXPIRED'
