import { rpc } from '#rpc/rpc.ts'

let current = new AbortController()

/**
 * A call that is still running when its test ends is never answered: its message would appear in the next test, which
 * shares the page, and it would count as one of that test's calls.
 */
export function leaveCalls(): void {
  current.abort()
  current = new AbortController()
}

const { call } = rpc
rpc.call = async (method, param, options = {}) => {
  const { signal } = current
  const signals = options.signal ? AbortSignal.any([options.signal, signal]) : signal
  try {
    const answer = await call(method, param, { ...options, signal: signals })
    return signal.aborted ? await never : answer
  } catch (error) {
    if (signal.aborted) return await never
    throw error
  }
}

const never = new Promise<never>(() => {})
