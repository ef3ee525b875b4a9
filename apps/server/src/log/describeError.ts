/** Patterns of what must never appear in a log, whatever text contains it. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bses_[\w-]+\.\d+\.[\w-]+/g, '[token]'],
  // This comes before addresses, which a password in a URL may look like.
  [/(\w+:\/\/[^\s:/@]+:)[^\s@]+@/g, '$1[password]@'],
  [/[^\s"'<>()=:,;/\\]+@[^\s"'<>()=:,;/\\]+\.[\p{L}\d-]+/gu, '[address]'],
  [/[A-Za-z0-9+/_-]{80,}={0,2}/g, '[bytes]'],
]

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

/** It is a last safeguard: messages of libraries and of the database may quote their input. */
export const scrub = (text: string): string =>
  SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text)
