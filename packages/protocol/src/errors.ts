interface ErrorRule {
  status: number
  /** Whether to alert a person, which is only done for errors that a caller can't cause. */
  isOurFault: boolean
}

/** All failures that may cross the wire. Every code has a status here and a sentence in `i18n`. */
export const ERRORS = {
  BAD_REQUEST: { status: 400, isOurFault: false },
  INVALID_PUBLIC_KEY: { status: 400, isOurFault: false },
  STALE_REQUEST: { status: 400, isOurFault: false },
  ENCRYPTION_REQUIRED: { status: 400, isOurFault: false },
  TOKEN_INVALID: { status: 401, isOurFault: false },
  TOKEN_EXPIRED: { status: 401, isOurFault: false },
  REFRESH_INVALID: { status: 401, isOurFault: false },
  UNAUTHORIZED: { status: 401, isOurFault: false },
  SESSION_REVOKED: { status: 405, isOurFault: false },
  FORBIDDEN: { status: 403, isOurFault: false },
  NOT_FOUND: { status: 404, isOurFault: false },
  UNKNOWN_METHOD: { status: 404, isOurFault: false },
  CONFLICT: { status: 409, isOurFault: false },
  COPY_EXISTS: { status: 409, isOurFault: false },
  PLATE_LIMIT: { status: 409, isOurFault: false },
  LIBRARY_LIMIT: { status: 409, isOurFault: false },
  REPLAYED_REQUEST: { status: 409, isOurFault: false },
  CONTENT_TOO_LARGE: { status: 413, isOurFault: false },
  TOO_MANY_REQUESTS: { status: 429, isOurFault: false },
  PAYMENT_FAILED: { status: 402, isOurFault: false },
  INTERNAL: { status: 500, isOurFault: true },
  UNAVAILABLE: { status: 503, isOurFault: true },
  STORAGE_FULL: { status: 503, isOurFault: true },
} as const satisfies Record<string, ErrorRule>

export type ErrorCode = keyof typeof ERRORS

/** Clients match these sentences, so they are the same in every language. */
export const LITERAL_MESSAGES = {
  TOKEN_INVALID: 'Token is not valid',
  TOKEN_EXPIRED: 'jwt expired',
  REFRESH_INVALID: 'Invalid refresh token',
  UNAUTHORIZED: 'Unauthorized',
} as const satisfies Partial<Record<ErrorCode, string>>

/** The codes whose sentence is translated. */
export type TranslatedErrorCode = Exclude<ErrorCode, keyof typeof LITERAL_MESSAGES>

export interface ErrorDetail {
  path: string
  message: string
}

/** The body of every unsuccessful answer. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  details?: unknown
  requestId?: string
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value)
