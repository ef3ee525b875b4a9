/** argon2id behind a bounded queue; it throws TOO_MANY_REQUESTS if the queue is full. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  /** With `null` (no such member) the same work is done and the result is false, so that the time reveals nothing. */
  verify: (hash: string | null, password: string) => Promise<boolean>
}
