/** The command was typed incorrectly; its message explains the usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}
