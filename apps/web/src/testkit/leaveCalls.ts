import { rpc } from '#rpc/rpc.ts'

let current = new AbortController()

/**
 * What a test has asked and didn't wait for is never answered once it has ended: its message would appear in the next test,
 * which shares the page with it, and its call would be one of the next one's.
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
