import type { Release } from '@pandok/protocol'
import type { FindProxy } from '#net/createProxyFinder.ts'
import { downloadRelease, isRelease } from './downloadRelease.ts'
import { isNewer } from './isNewer.ts'
import { readLatest } from './readLatest.ts'

export type UpdateState =
  /** Switched off by an administrator, or there is nothing to check with. */
  | { state: 'off'; reason: 'policy' | 'no-server' | 'no-key' }
  | { state: 'current' }
  | {
      state: 'available' | 'downloading' | 'ready'
      version: string
      size: number
      bytes: number
      notes: Release['notes']
    }
  | { state: 'failed'; at: 'check' | 'download' }

export interface Updates {
  state: () => UpdateState
  check: () => Promise<void>
  download: () => Promise<void>
  /** The installer, if it is ready and still what it was. */
  ready: () => Promise<string | null>
}

export interface UpdatesOptions {
  version: string
  publicKey: string | null
  server: () => string | null
  isForbidden: () => Promise<boolean>
  folder: string
  findProxy: FindProxy
  onChange: (state: UpdateState) => void
}

/** Finds a newer version and brings it here. Nothing is fetched or installed without being asked for. */
export function createUpdates(options: UpdatesOptions): Updates {
  let state: UpdateState = { state: 'current' }
  let found: Release | null = null
  let file: string | null = null
  let work: Promise<void> | null = null

  function show(next: UpdateState): void {
    state = next
    options.onChange(next)
  }
  const showRelease = (
    name: 'available' | 'downloading' | 'ready',
    { version, size, notes }: Release,
    bytes: number,
  ) => show({ state: name, version, size, bytes, notes })
  /** Two clicks are one. */
  function once(todo: () => Promise<void>): Promise<void> {
    work ??= todo().finally(() => {
      work = null
    })
    return work
  }

  async function check(): Promise<void> {
    const { publicKey, version, findProxy } = options
    const server = options.server()
    found = null
    file = null
    if (await options.isForbidden()) return show({ state: 'off', reason: 'policy' })
    if (publicKey === null) return show({ state: 'off', reason: 'no-key' })
    if (server === null) return show({ state: 'off', reason: 'no-server' })
    try {
      const latest = await readLatest({ server, publicKey, findProxy })
      // Never back to an older one, however well it is signed.
      if (!isNewer(latest.version, version)) return show({ state: 'current' })
      found = latest
      showRelease('available', latest, 0)
    } catch {
      show({ state: 'failed', at: 'check' })
    }
  }

  async function download(): Promise<void> {
    const release = found
    const server = options.server()
    if (release === null || server === null || (await options.isForbidden())) return
    showRelease('downloading', release, 0)
    let told = 0
    try {
      file = await downloadRelease({
        ...{ server, release, folder: options.folder, findProxy: options.findProxy },
        onProgress(bytes) {
          if (bytes - told < release.size / 100) return
          told = bytes
          showRelease('downloading', release, bytes)
        },
      })
      showRelease('ready', release, release.size)
    } catch {
      show({ state: 'failed', at: 'download' })
    }
  }

  return {
    state: () => state,
    check: () => once(check),
    download: () => once(download),
    async ready() {
      if (state.state !== 'ready' || file === null || found === null || (await options.isForbidden()))
        return null
      return (await isRelease(file, found)) ? file : null
    },
  }
}
