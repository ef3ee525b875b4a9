import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** How to start a program of PostgreSQL: the command prefix and the user. */
export interface RunAs {
  prefix: readonly string[]
  uid?: number
  gid?: number
}

const NOBODY = 65534
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] as const

/**
 * PostgreSQL refuses uid 0. As root we run it in a user namespace, in which the files stay root's and which
 * works in folders that nobody else may enter. Where namespaces are forbidden (chroots, most containers), it
 * runs as `nobody`. A folder of another user is always served as that user, because in a user namespace the
 * kernel would not let us read it.
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
