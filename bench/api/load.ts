import autocannon from 'autocannon'
import type { SealedRequest } from './sealer.ts'

export interface LoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
  refused: number
}

interface LoadOptions {
  connections: number
  seconds: number
  /** The total of requests per second; if absent, requests follow each other without a pause. */
  rate?: number
}

/**
 * Sends requests and measures them. Each request is created anew, because an envelope that is sent twice is refused.
 */
export async function load(
  url: string,
  makeRequest: () => SealedRequest,
  options: LoadOptions,
): Promise<LoadResult> {
  const result = await autocannon({
    url: `${url}/api/live-event`,
    connections: options.connections,
    duration: options.seconds,
    ...(options.rate === undefined ? {} : { overallRate: options.rate }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { headers, body } = makeRequest()
          return { ...request, headers, body }
        },
      },
    ],
  })
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    refused: result.non2xx + result.errors,
  }
}
