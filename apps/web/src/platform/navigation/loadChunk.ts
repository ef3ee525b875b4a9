const THROTTLE_MS = 60_000
const KEY = 'chunk_reloaded_at'

/** A chunk can't be loaded because the server doesn't answer. */
export class ServerGone extends Error {
  override readonly name = 'ServerGone'
}

interface ReloadEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  /** Whether the server answers; reloading without it would show the browser's error page. */
  isServerThere: () => Promise<boolean>
  /** Loads the address that was being navigated to, or reloads the present one. */
  reload: (target?: string) => void
}

/**
 * Loads a chunk of the program. After a release the old chunks no longer exist on the server, so a failure
 * reloads the page, at most once a minute; after that it is an ordinary error. A router loads chunks before
 * it changes the address, so navigations pass their `target`.
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
      // The page is being left; an error would only flash.
      return new Promise<never>(() => {})
    }
  }
}

type LoadChunk = <Part>(load: () => Promise<Part>, target?: string) => Promise<Part>

/** There is nothing to reload during prerendering. */
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

/** The target has no fragment. Assigning the present address would add a second history entry. */
export function reloadAt(location: Pick<Location, 'href' | 'assign' | 'reload'>, target?: string): void {
  if (target === undefined || target === location.href.replace(/#.*$/u, '')) location.reload()
  else location.assign(target)
}

function sessionStorageOrNone(): ReloadEnvironment['storage'] {
  try {
    return window.sessionStorage
  } catch {
    // Without storage it must not reload at all, because it might do so endlessly.
    return { getItem: () => String(Number.MAX_SAFE_INTEGER), setItem: () => {} }
  }
}
