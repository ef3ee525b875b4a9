import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns the code with which an Authorization header is refused; undefined if it is accepted. */
export function authenticate(header: string | undefined, secretKey: string): string | undefined {
  const encoded = /^Basic\s+(\S+)$/iu.exec(header ?? '')?.[1]
  if (encoded === undefined) return 'UNAUTHORIZED_KEY'
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  if (!text.includes(':')) return 'INCORRECT_BASIC_AUTH_FORMAT'
  const [key = '', ...password] = text.split(':')
  if (/^live_|_g?ck_/u.test(key)) return 'INVALID_API_KEY'
  return isSame(key, secretKey) && password.join(':') === '' ? undefined : 'UNAUTHORIZED_KEY'
}

export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
