import type { FindProxy } from '#net/createProxyFinder.ts'
import { openGet } from '#net/openGet.ts'
import { bodyOf } from '#update/readLatest.ts'

const ANSWER_MAX_BYTES = 4096

/** Whether a Pandok server answers there; null is nobody at all. */
export async function checkServer(server: string, findProxy: FindProxy): Promise<boolean | null> {
  const answer = await openGet(new URL('/api/health/live', server), findProxy).catch(() => null)
  if (answer === null) return null
  try {
    const said: unknown = JSON.parse((await bodyOf(answer, ANSWER_MAX_BYTES)).toString('utf8'))
    return Object(said)['status'] === 'live'
  } catch {
    // A router's page, or somebody else's.
    return false
  }
}
