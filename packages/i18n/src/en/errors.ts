import type { TranslatedErrorCode } from '@pandok/protocol/errors'

export const errors = {
  BAD_REQUEST: 'Please check what you entered.',
  INVALID_PUBLIC_KEY: 'The secure connection has to be renewed. Please try again.',
  STALE_REQUEST: 'This device’s clock differs from the server’s. Please correct it and try again.',
  ENCRYPTION_REQUIRED: 'Requests that are not encrypted are not accepted.',
  SESSION_REVOKED: 'Your session has ended. Please log in again.',
  FORBIDDEN: 'You do not have permission to do this.',
  NOT_FOUND: 'The item could not be found.',
  UNKNOWN_METHOD: 'This request is not supported.',
  CONFLICT: 'A newer version was saved elsewhere. Please review the latest version.',
  COPY_EXISTS: 'A copy already exists.',
  PLATE_LIMIT: 'You cannot create any more plates.',
  LIBRARY_LIMIT: 'You cannot add any more library plates.',
  REPLAYED_REQUEST: 'This request has already been processed.',
  CONTENT_TOO_LARGE: 'This is too large to be sent. Please shorten or split it and try again.',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in a moment.',
  PAYMENT_FAILED: 'Payment was not processed normally.',
  INTERNAL: 'An error occurred. Please try again in a moment.',
  UNAVAILABLE: 'The server cannot process requests right now. Please try again in a moment.',
  STORAGE_FULL:
    'The server has run out of storage space and cannot save anything. Please tell your administrator and try again later.',
} as const satisfies Record<TranslatedErrorCode, string>
