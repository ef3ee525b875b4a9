import { EMAIL_MAX_BYTES } from './limits.ts'

/**
 * The dot-atom of RFC 5322 without quotes covers the addresses of every provider and can't inject a mail
 * header.
 */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u

/**
 * Returns the address in the form in which it is stored and compared, or null. The domain becomes ASCII
 * (punycode) in lowercase; the local part is also lowercased, because no provider in use distinguishes
 * members by case.
 */
export function parseEmail(text: string): string | null {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  if (at < 1 || at > 64) return null
  const local = trimmed.slice(0, at).toLowerCase()
  const domain = asciiDomain(trimmed.slice(at + 1))
  if (!LOCAL.test(local) || domain === null) return null
  const address = `${local}@${domain}`
  return address.length <= EMAIL_MAX_BYTES ? address : null
}

function asciiDomain(domain: string): string | null {
  if (/[\s/\\?#:@,;<>()[\]"%]/u.test(domain)) return null
  const labels = toAscii(domain).split('.')
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  return /^\d+$/u.test(labels.at(-1) ?? '') ? null : labels.join('.')
}

/** `URL` is the only punycode encoder that Node.js and browsers share, and it has no side effects. */
function toAscii(domain: string): string {
  if (/^[\x21-\x7e]+$/u.test(domain)) return domain.toLowerCase()
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}
