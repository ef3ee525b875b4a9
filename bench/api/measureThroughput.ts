import { type LoadResult, load } from './load.ts'
import { bogusRequest, type createSealer } from './sealer.ts'
import { startEcho } from './servers.ts'
import type { Target } from './Target.ts'

const CONNECTIONS = 50
const FLOOD_PER_SECOND = 1000

type Sealer = ReturnType<typeof createSealer>

export interface ThroughputResult {
  connections: number
  seconds: number
  rows: Record<string, LoadResult>
  flood: LoadResult
  targets: Target[]
}

/**
 * Measures encrypted calls in comparison to a bare server that only parses and answers, and during a flood of bogus
 * keys.
 */
export async function measureThroughput(
  url: string,
  { visitor, member }: { visitor: Sealer; member: Sealer },
  seconds: number,
): Promise<ThroughputResult> {
  const echo = await startEcho()
  const asVisitor = () => visitor('common-bannerList', { position: 'macro' })
  const asMember = () => member('user-info', {})

  const options = { connections: CONNECTIONS, seconds }
  const rows: Record<string, LoadResult> = {}
  // This round isn't counted, because both processes compile their hot code first.
  await load(echo.url, asVisitor, { ...options, seconds: 2 })
  await load(url, asVisitor, { ...options, seconds: 2 })

  rows['(a) bare Fastify echo'] = await load(echo.url, asVisitor, options)
  rows['(b) encrypted visitor action'] = await load(url, asVisitor, options)
  rows['(c) encrypted member action, one query'] = await load(url, asMember, options)

  const [flood, visitorsUnderFlood] = await Promise.all([
    load(url, bogusRequest, { connections: 50, seconds, rate: FLOOD_PER_SECOND }),
    load(url, asVisitor, options),
  ])
  rows['(b) beside the flood'] = visitorsUnderFlood
  const [, membersUnderFlood] = await Promise.all([
    load(url, bogusRequest, { connections: 50, seconds, rate: FLOOD_PER_SECOND }),
    load(url, asMember, options),
  ])
  rows['(c) beside the flood'] = membersUnderFlood
  await echo.stop()

  const floor = rows['(a) bare Fastify echo']?.perSecond ?? 0
  const ratioOf = (row: LoadResult | undefined) => (row?.perSecond ?? 0) / floor
  console.table(
    Object.entries(rows).map(([name, row]) => ({
      name,
      ...row,
      ratio: `${Math.round(ratioOf(row) * 100)} %`,
    })),
  )
  console.log(`Flood: ${flood.perSecond} bogus keys a second, ${flood.refused} refused.`)
  const targets = [
    { target: '(b) at least 50 % of (a)', isMet: ratioOf(rows['(b) encrypted visitor action']) >= 0.5 },
    {
      target: '(c) at least 30 % of (a)',
      isMet: ratioOf(rows['(c) encrypted member action, one query']) >= 0.3,
    },
    {
      target: 'p99 beside the flood at most 300 ms',
      isMet: Math.max(visitorsUnderFlood.p99Ms, membersUnderFlood.p99Ms) <= 300,
    },
    { target: 'no honest call refused', isMet: Object.values(rows).every((row) => row.refused === 0) },
  ]
  return { connections: CONNECTIONS, seconds, rows, flood, targets }
}
