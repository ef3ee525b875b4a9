/** The command was typed wrongly; its message says how it goes. */
export class UsageError extends Error {
  override name = 'UsageError'
}
