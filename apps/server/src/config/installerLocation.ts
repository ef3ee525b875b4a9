import path from 'node:path'
import { isLoopbackHost } from '@pandok/domain'

/** Where `latest.json` and the installer lie: a folder that this server serves, or somebody's web server. */
export type InstallerLocation = { kind: 'folder'; path: string } | { kind: 'web'; base: URL }

const FOLDER = /^(?:\.{0,2}[\\/]|[A-Za-z]:[\\/])/

/** Null for what is neither; plain http is for this very computer. */
export function installerLocation(value: string): InstallerLocation | null {
  if (FOLDER.test(value)) return { kind: 'folder', path: path.resolve(value) }
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  if (!isSafe || url.search !== '' || url.hash !== '') return null
  // Without the slash the last part would be taken for a file beside which to look.
  return { kind: 'web', base: new URL(url.href.endsWith('/') ? url.href : `${url.href}/`) }
}
