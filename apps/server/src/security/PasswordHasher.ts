/** argon2id behind a bounded queue; throws TOO_MANY_REQUESTS when the queue is full. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  /** With `null` (no such member) the same work is done and the answer is false, so that time tells nothing. */
  verify: (hash: string | null, password: string) => Promise<boolean>
}
