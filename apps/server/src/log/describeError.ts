import { scrub } from './scrub.ts'

export interface ErrorDescription {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: ErrorDescription
}

const MAX_CAUSES = 5

/** Only these fields are logged, because a database error also contains the row that it was about. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) }
  const { name, message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: name,
    message: scrub(message),
    ...(stack !== undefined && { stack: scrub(stack) }),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  }
}
