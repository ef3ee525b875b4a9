/** Shapes of what must never be read in a log, whatever text it got into. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bses_[\w-]+\.\d+\.[\w-]+/g, '[token]'],
  // Before addresses, which a password in a URL may look like.
  [/(\w+:\/\/[^\s:/@]+:)[^\s@]+@/g, '$1[password]@'],
  [/[^\s"'<>()=:,;/\\]+@[^\s"'<>()=:,;/\\]+\.[\p{L}\d-]+/gu, '[address]'],
  [/[A-Za-z0-9+/_-]{80,}={0,2}/g, '[bytes]'],
]

/** A last net: messages of libraries and of the database may quote what they were given. */
export const scrub = (text: string): string =>
  SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text)
