/** Shows enough to be recognised by its owner. The number of stars is fixed, so the length doesn't leak. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const shown = local.length <= 3 ? 1 : 2
  return `${local.slice(0, shown)}***${email.slice(at)}`
}
