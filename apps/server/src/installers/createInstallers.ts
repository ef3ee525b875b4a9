import type { ReleaseAnswer } from '@pandok/protocol'
import type { Installers as Settings } from '#config/Config.ts'
import type { InstallerLocation } from '#config/installerLocation.ts'
import type { Log } from '#log/Log.ts'
import { createFolderReader } from './createFolderReader.ts'
import { locationFor } from './locationFor.ts'
import type { OfferedRelease } from './OfferedRelease.ts'
import { readWeb } from './readWeb.ts'

export interface Installers {
  /** Returns what visitors of this host are offered. */
  offer: (host: string) => Promise<ReleaseAnswer>
  /** Returns the published release of this host; undefined if no location is configured, null if it can't be read. */
  published: (host: string) => Promise<Pick<OfferedRelease, 'latest' | 'signature'> | null | undefined>
  /** Returns the file of that name if this host offers it from a folder of this computer. */
  find: (host: string, file: string) => Promise<(OfferedRelease & { path: string }) | null>
  /** Drops the cached state of the host's location, because its file has changed. */
  forget: (host: string) => void
}

/** A new release is visible after this time; all visitors are answered from memory. */
const KEPT_MS = 5 * 60_000
/** A broken location is read again sooner. */
const FAILURE_KEPT_MS = 60_000

interface InstallersDeps {
  installers: Settings
  log: Pick<Log, 'warn'>
  /** A monotonic clock in milliseconds. */
  clock?: () => number
}

interface Kept {
  reading: Promise<OfferedRelease | null>
  until: number
}

export function createInstallers({
  installers,
  log,
  clock = () => performance.now(),
}: InstallersDeps): Installers {
  const readFolder = createFolderReader()
  const kept = new Map<InstallerLocation, Kept>()

  const read = async (location: InstallerLocation): Promise<OfferedRelease | null> => {
    try {
      return await (location.kind === 'folder' ? readFolder(location.path) : readWeb(location.base))
    } catch (error) {
      const setting = `INSTALLER_URL_${location === installers.production ? 'PRODUCTION' : 'TEST'}`
      log.warn({ setting, err: error }, 'no installer can be offered')
      return null
    }
  }

  function look(location: InstallerLocation): Promise<OfferedRelease | null> {
    const known = kept.get(location)
    if (known && clock() < known.until) return known.reading
    const entry: Kept = { reading: read(location), until: Number.POSITIVE_INFINITY }
    kept.set(location, entry)
    void entry.reading.then((found) => {
      entry.until = clock() + (found ? KEPT_MS : FAILURE_KEPT_MS)
    })
    return entry.reading
  }

  return {
    async offer(host) {
      const location = locationFor(installers, host)
      if (location === null) return { state: 'none' }
      const found = await look(location)
      if (found === null) return { state: 'unavailable' }
      return { state: 'ready', release: found.release, url: found.url }
    },
    async published(host) {
      const location = locationFor(installers, host)
      return location === null ? undefined : look(location)
    },
    async find(host, file) {
      const location = locationFor(installers, host)
      if (location?.kind !== 'folder') return null
      const found = await look(location)
      return found?.path && found.release.file === file ? { ...found, path: found.path } : null
    },
    forget(host) {
      const location = locationFor(installers, host)
      if (location !== null) kept.delete(location)
    },
  }
}
