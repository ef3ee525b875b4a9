import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** How to start a PostgreSQL program: what to put before its name, and as whom. */
export interface RunAs {
  prefix: readonly string[]
  uid?: number
  gid?: number
}

const NOBODY = 65534
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] as const

/**
 * PostgreSQL refuses uid 0. As root we make it believe otherwise in a user namespace, which leaves the files
 * root's own and works in folders nobody else may enter; where namespaces are forbidden (chroots, most containers)
 * it becomes `nobody`. A folder that belongs to somebody else is always served as that somebody: in a user
 * namespace the kernel would not let us read it.
 */
export function runAs(folder: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const owner = statSync(folder)
  if (owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid }
  if (hasUserNamespaces()) return { prefix: NAMESPACE }
  return { prefix: [], uid: NOBODY, gid: NOBODY }
}

function hasUserNamespaces(): boolean {
  const [program, ...options] = NAMESPACE
  return spawnSync(program, [...options, 'true'], { stdio: 'ignore' }).status === 0
}
