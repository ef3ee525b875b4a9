import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { median, rounded } from '../measure/statistics.ts'

const TRIES = 400
const UNCOUNTED = 20

export interface LoginResult {
  knownMs: number
  unknownMs: number
  differenceMs: number
  tries: number
}

/** Sends a wrong password for an address with an account and for one without, alternately and one at a time. */
export async function measureLogin(url: string, email: string): Promise<LoginResult> {
  const client = new IndependentClient(url)
  await client.fetchKey()
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let index = -UNCOUNTED; index < TRIES; index += 1) {
    // Calls come in pairs, and either kind is first equally often, because the second call finds the processor's
    // caches filled.
    const isKnown = (index & 1) === ((index >> 1) & 1)
    const address = isKnown ? email : `nobody-${process.pid}-${index + UNCOUNTED}@pandok.local`
    const before = performance.now()
    const { status } = await client.call('user-login', { email: address, password: 'not-the-password-1' })
    const ms = performance.now() - before
    if (status !== 400) throw new Error(`A log-in with a wrong password was answered ${status}.`)
    if (index >= 0) times[isKnown ? 'known' : 'unknown'].push(ms)
  }
  const knownMs = rounded(median(times.known))
  const unknownMs = rounded(median(times.unknown))
  return { knownMs, unknownMs, differenceMs: rounded(Math.abs(knownMs - unknownMs)), tries: TRIES }
}
