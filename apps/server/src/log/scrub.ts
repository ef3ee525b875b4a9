/** Patterns of what must never appear in a log, whatever text contains it. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bses_[\w-]+\.\d+\.[\w-]+/g, '[token]'],
  // This comes before addresses, which a password in a URL may look like.
  [/(\w+:\/\/[^\s:/@]+:)[^\s@]+@/g, '$1[password]@'],
  [/[^\s"'<>()=:,;/\\]+@[^\s"'<>()=:,;/\\]+\.[\p{L}\d-]+/gu, '[address]'],
  [/[A-Za-z0-9+/_-]{80,}={0,2}/g, '[bytes]'],
]

/** It is a last safeguard: messages of libraries and of the database may quote their input. */
export const scrub = (text: string): string =>
  SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text)
