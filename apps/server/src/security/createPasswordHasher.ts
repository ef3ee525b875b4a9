import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from './createBoundedQueue.ts'
import type { PasswordHasher } from './PasswordHasher.ts'

/** OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const WAITING = 32

export interface PasswordHasherOptions {
  atOnce?: number
  waiting?: number
  compare?: typeof verify
  /** For tests, which make thousands of members. */
  cost?: typeof COST
}

export function createPasswordHasher({
  // One core stays free for everybody who isn't logging in.
  atOnce = Math.max(1, availableParallelism() - 1),
  waiting = WAITING,
  compare = verify,
  cost = COST,
}: PasswordHasherOptions = {}): PasswordHasher {
  const queue = createBoundedQueue({ atOnce, waiting, retryAfterSeconds: 1 })
  const nobody = hash(randomBytes(16).toString('base64url'), cost)
  return {
    hash: (password) => queue.run(() => hash(password, cost)),

    verify: (stored, password) =>
      queue.run(async () => {
        const isReal = stored?.startsWith('$argon2id$') === true
        const matches = await compare(isReal ? stored : await nobody, password)
        return isReal && matches
      }),
  }
}
