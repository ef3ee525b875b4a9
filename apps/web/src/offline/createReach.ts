import { localFailure } from '#rpc/failureOf.ts'
import { RpcError } from '#rpc/RpcError.ts'
import type { OfflineParts } from './OfflineParts.ts'

export type Reach = ReturnType<typeof createReach>

/** Silence for so long makes us ask whether the server is there at all. */
const PATIENCE_MS = 6000

/** Tells a server that is slow or refuses from one that is not there. */
export function createReach({ isAlive, pause }: Pick<OfflineParts, 'isAlive' | 'pause'>) {
  return {
    /** The server's answer. Where nothing comes it is found out whether the server is there at all. */
    async reach<T>(ask: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
      const answer = ask()
      const isHeard = await Promise.race([
        answer.then(
          () => true,
          () => true,
        ),
        pause(patienceMs).then(() => false),
      ])
      if (isHeard || (await isAlive())) return answer
      answer.catch(() => {})
      throw localFailure('UNREACHABLE')
    },

    /** No server of ours answers: nothing does, or a proxy's own page. */
    isGone: async (error: unknown): Promise<boolean> =>
      isOutOfReach(error) || (error instanceof RpcError && error.code === 'BAD_ANSWER' && !(await isAlive())),
  }
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof RpcError && (error.code === 'OFFLINE' || error.code === 'UNREACHABLE')
