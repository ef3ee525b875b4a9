import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { checkAddress } from './checkAddress.ts'
import type { ImageSource } from './ImageSource.ts'

const NAME = 'pandok.viewer.sources'
const TOKENS = 'pandok.viewer.sourceTokens'

interface Places {
  /** Survives closing the window. */
  kept: BrowserStorage
  /** Is cleared when the window is closed. */
  session: BrowserStorage
  /** Members who share a browser don't see each other's servers. */
  owner: string
}

interface Entry extends ImageSource {
  owner: string
}

/** Image servers and their tokens, stored in this browser only. */
export function createSourceMemory({ kept, session, owner }: Places) {
  const entries = (): Entry[] => {
    const list = parsed(kept.getItem(NAME))
    return Array.isArray(list) ? list.filter(isEntry) : []
  }
  const tokens = (): Record<string, unknown> => {
    const map = parsed(session.getItem(TOKENS))
    return typeof map === 'object' && map !== null ? (map as Record<string, unknown>) : {}
  }

  return {
    read(): ImageSource[] {
      const session = tokens()
      return entries()
        .filter((entry) => entry.owner === owner)
        .map(({ owner: _, ...source }) => {
          const token = source.keepsToken ? source.token : session[source.id]
          // Searching sends the patient's number, which entries from before the choice existed don't allow.
          const findsReports = source.findsReports === true
          return { ...source, findsReports, token: typeof token === 'string' ? token : '' }
        })
    },
    write(sources: readonly ImageSource[]): void {
      const others = entries().filter((entry) => entry.owner !== owner)
      const own = sources.map((source) => ({
        ...source,
        owner,
        token: source.keepsToken ? source.token : '',
      }))
      kept.setItem(NAME, JSON.stringify([...own, ...others]))
      const passing = sources.filter(({ keepsToken, token }) => !keepsToken && token !== '')
      session.setItem(TOKENS, JSON.stringify(Object.fromEntries(passing.map(({ id, token }) => [id, token]))))
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Storage can be edited by hand, so invalid entries count as absent. */
function isEntry(value: unknown): value is Entry {
  const entry = value as Partial<Entry> | null
  const texts = [entry?.id, entry?.name, entry?.address, entry?.token, entry?.owner]
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof entry?.keepsToken === 'boolean' &&
    checkAddress(entry.address ?? '').ok
  )
}
