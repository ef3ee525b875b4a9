const THROTTLE_MS = 60_000
const KEY = 'chunk_reloaded_at'

/** Nothing can be loaded because nobody answers. */
export class ServerGone extends Error {
  override readonly name = 'ServerGone'
}

interface ReloadEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  /** Whether the server answers at all: reloading without one would leave the person with a browser's error. */
  isServerThere: () => Promise<boolean>
  /** Loads the address that was on its way to be shown, or the present one again. */
  reload: (target?: string) => void
}

/**
 * Loads a part of the program. After a new release its old parts are gone from the server, so a failure reloads
 * the page, at most once a minute; then it is an error like any other. A router loads a page's parts before it changes the
 * address, so whoever loads them for a navigation names its `target`.
 */
export function createChunkLoader({ storage, now, isServerThere, reload }: ReloadEnvironment) {
  return async <Part>(load: () => Promise<Part>, target?: string): Promise<Part> => {
    try {
      return await load()
    } catch (error) {
      if (!(await isServerThere())) throw new ServerGone('A part of the page', { cause: error })
      const last = Number(storage.getItem(KEY) ?? 0)
      if (now() - last < THROTTLE_MS) throw error
      storage.setItem(KEY, String(now()))
      reload(target)
      // The page is on its way out; showing an error meanwhile would only flash.
      return new Promise<never>(() => {})
    }
  }
}

type LoadChunk = <Part>(load: () => Promise<Part>, target?: string) => Promise<Part>

/** Where pages are drawn ahead there is nothing to reload. */
export const loadChunk: LoadChunk = typeof window === 'undefined' ? (load) => load() : inBrowser()

function inBrowser(): LoadChunk {
  return createChunkLoader({
    storage: sessionStorageOrNone(),
    now: Date.now,
    isServerThere: () =>
      fetch('/api/health/live', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    reload: (target) => reloadAt(window.location, target),
  })
}

/** The target has no fragment. Assigning the address that is shown would push it into the history a second time. */
export function reloadAt(location: Pick<Location, 'href' | 'assign' | 'reload'>, target?: string): void {
  if (target === undefined || target === location.href.replace(/#.*$/u, '')) location.reload()
  else location.assign(target)
}

function sessionStorageOrNone(): ReloadEnvironment['storage'] {
  try {
    return window.sessionStorage
  } catch {
    // Without a memory it must not reload at all, or it might do so for ever.
    return { getItem: () => String(Number.MAX_SAFE_INTEGER), setItem: () => {} }
  }
}
