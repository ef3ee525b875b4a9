/**
 * Shows enough for the owner to recognize the address. The number of asterisks is fixed, so that the length
 * isn't revealed.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const shown = local.length <= 3 ? 1 : 2
  return `${local.slice(0, shown)}***${email.slice(at)}`
}
