import { percentile, rounded } from '../measure/statistics.ts'

export interface CallTimes {
  calls: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  kilobytes: number
}

interface Options {
  calls: number
  /** The number of simultaneous calls. */
  atOnce: number
}

/** Measures from the encryption of the call to the last byte of the answer; a refusal ends the benchmark. */
export async function measureCalls(
  call: () => Promise<Response>,
  { calls, atOnce }: Options,
): Promise<CallTimes> {
  const times: number[] = []
  let bytes = 0
  let left = calls
  const work = async () => {
    while (left > 0) {
      left -= 1
      const start = performance.now()
      const answer = await call()
      const body = await answer.arrayBuffer()
      times.push(performance.now() - start)
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      bytes = body.byteLength
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return {
    calls,
    p50Ms: rounded(percentile(times, 50), 1),
    p95Ms: rounded(percentile(times, 95), 1),
    p99Ms: rounded(percentile(times, 99), 1),
    kilobytes: rounded(bytes / 1000, 0),
  }
}
