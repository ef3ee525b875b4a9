import { localFailure } from '#rpc/failureOf.ts'
import { RpcError } from '#rpc/RpcError.ts'
import type { OfflineParts } from './OfflineParts.ts'

export type Reachability = ReturnType<typeof createReachability>

/** Without an answer for this long, the server's health is checked. */
const TIMEOUT_MS = 6000

/** Distinguishes a slow or refusing server from one that is unreachable. */
export function createReachability({ isAlive, pause }: Pick<OfflineParts, 'isAlive' | 'pause'>) {
  return {
    /** Resolves with the server's answer. Without one, it finds out whether the server is reachable. */
    async call<T>(ask: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
      const answer = ask()
      const isHeard = await Promise.race([
        answer.then(
          () => true,
          () => true,
        ),
        pause(timeoutMs).then(() => false),
      ])
      if (isHeard || (await isAlive())) return answer
      answer.catch(() => {})
      throw localFailure('UNREACHABLE')
    },

    /** True if our server doesn't answer: there is no answer, or it is a proxy's page. */
    isGone: async (error: unknown): Promise<boolean> =>
      isOutOfReach(error) || (error instanceof RpcError && error.code === 'BAD_ANSWER' && !(await isAlive())),
  }
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof RpcError && (error.code === 'OFFLINE' || error.code === 'UNREACHABLE')
