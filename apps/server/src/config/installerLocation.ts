import path from 'node:path'
import { isLoopbackHost } from '@pandok/domain'

/** The location of `latest.json` and the installer: a folder that this server serves, or a web server. */
export type InstallerLocation = { kind: 'folder'; path: string } | { kind: 'web'; base: URL }

const FOLDER = /^(?:\.{0,2}[\\/]|[A-Za-z]:[\\/])/

/** Returns null for anything else; plain http is only allowed for this computer. */
export function installerLocation(value: string): InstallerLocation | null {
  if (FOLDER.test(value)) return { kind: 'folder', path: path.resolve(value) }
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  if (!isSafe || url.search !== '' || url.hash !== '') return null
  // Without the slash, relative addresses would replace the last segment.
  return { kind: 'web', base: new URL(url.href.endsWith('/') ? url.href : `${url.href}/`) }
}
