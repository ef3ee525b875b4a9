import { NAME_MAX_CHARACTERS, parseEmail } from '@pandok/domain'

/** A provider's data about a person only prefill a form, so anything invalid is left out. */
export const profileEmail = (value: unknown): string | null =>
  typeof value === 'string' ? parseEmail(value) : null

export function profileName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value
    .normalize('NFC')
    .replace(/[\p{Cc}<>]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return name === '' || [...name].length > NAME_MAX_CHARACTERS ? null : name
}
