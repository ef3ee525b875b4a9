import { type Edge, folderInApp } from '../edge.ts'
import type { Rule } from '../rule.ts'

const LAYERS = 'inside web: routes → layouts → features → shared → (offline, rpc) → platform'
const HEIGHT: Readonly<Record<string, number>> = {
  routes: 5,
  layouts: 4,
  features: 3,
  shared: 2,
  // `rpc` assembles the code that answers the Windows program without a connection, so it loads `offline`
  // there.
  offline: 1,
  rpc: 1,
  platform: 0,
}

export const insideWeb: readonly Rule[] = [
  {
    sentence: LAYERS,
    refuses({ from, to }) {
      if (from.isTest || to.kind !== 'file') return false
      const below = heightOf(from.path)
      const above = heightOf(to.path)
      return below !== undefined && above !== undefined && above > below
    },
  },
  {
    sentence: `${LAYERS}; feature ✗ feature: compose them in a route`,
    refuses({ from, to }: Edge) {
      if (to.kind !== 'file') return false
      const own = featureOf(from.path)
      const other = featureOf(to.path)
      return own !== undefined && other !== undefined && own !== other
    },
  },
]

function heightOf(path: string): number | undefined {
  return HEIGHT[folderInApp(path, 'web') ?? '']
}

function featureOf(path: string): string | undefined {
  return /apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]
}
