import type { Release } from '@pandok/protocol'
import type { UpdateState } from '@pandok/protocol/desktop'
import type { FindProxy } from '#net/createProxyFinder.ts'
import { downloadRelease, isRelease } from './downloadRelease.ts'
import { isNewer } from './isNewer.ts'
import { readLatest } from './readLatest.ts'

export interface Updates {
  /** Resolves with the state, which before the first check tells whether updates are available at all. */
  state: () => Promise<UpdateState>
  check: () => Promise<void>
  /** Checks automatically, unless that would discard a version already found. */
  look: () => Promise<void>
  download: () => Promise<void>
  /** Resolves with the path of the installer if it is ready and unchanged. */
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

type Off = Extract<UpdateState, { state: 'off' }>

/** Finds and downloads a newer version. Nothing is downloaded or installed without being requested. */
export function createUpdates(options: UpdatesOptions): Updates {
  let state: UpdateState = { state: 'current' }
  let found: Release | null = null
  let file: string | null = null
  let work: { todo: () => Promise<void>; done: Promise<void> } | null = null

  function show(next: UpdateState): void {
    state = next
    options.onChange(next)
  }
  const showRelease = (
    name: 'available' | 'downloading' | 'ready',
    { version, size, notes }: Release,
    bytes: number,
  ) => show({ state: name, version, size, bytes, notes })
  /** Two clicks start one run; a different task waits until it has ended. */
  function once(todo: () => Promise<void>): Promise<void> {
    if (work?.todo === todo) return work.done
    const before = work?.done ?? Promise.resolve()
    const mine = { todo, done: before.then(todo, todo) }
    work = mine
    mine.done = mine.done.finally(() => {
      if (work === mine) work = null
    })
    return mine.done
  }

  async function offReason(): Promise<Off | null> {
    if (await options.isForbidden()) return { state: 'off', reason: 'policy' }
    if (options.publicKey === null) return { state: 'off', reason: 'no-key' }
    return options.server() === null ? { state: 'off', reason: 'no-server' } : null
  }

  async function check(): Promise<void> {
    const { publicKey, version, findProxy } = options
    found = null
    file = null
    const off = await offReason()
    const server = options.server()
    if (off !== null || publicKey === null || server === null) return show(off ?? { state: 'current' })
    try {
      const latest = await readLatest({ server, publicKey, findProxy })
      // Never downgrades, even to a correctly signed version.
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
    let reported = 0
    try {
      file = await downloadRelease({
        server,
        release,
        folder: options.folder,
        findProxy: options.findProxy,
        onProgress(bytes) {
          if (bytes - reported < release.size / 100) return
          reported = bytes
          showRelease('downloading', release, bytes)
        },
      })
      showRelease('ready', release, release.size)
    } catch {
      show({ state: 'failed', at: 'download' })
    }
  }

  return {
    async state() {
      if (state.state !== 'current' && state.state !== 'off') return state
      return (await offReason()) ?? { state: 'current' }
    },
    check: () => once(check),
    async look() {
      const isHeld = state.state === 'downloading' || state.state === 'ready'
      if (!isHeld) await once(check)
    },
    download: () => once(download),
    async ready() {
      if (state.state !== 'ready' || file === null || found === null || (await options.isForbidden()))
        return null
      return (await isRelease(file, found)) ? file : null
    },
  }
}
