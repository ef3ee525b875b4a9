import { useMemo, useState } from 'react'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import { useSession } from '#shared/session/session.ts'
import { createSourceMemory } from './createSourceMemory.ts'
import type { ImageSource } from './ImageSource.ts'

/** The member's image servers as they are stored now. */
export function useSourceMemory() {
  const { user_mail, user_name } = useSession()
  const owner = user_mail ?? user_name ?? ''
  return useMemo(
    () =>
      createSourceMemory({
        kept: browserStorage(),
        session: browserStorage(() => window.sessionStorage),
        owner,
      }),
    [owner],
  )
}

/** The member's image servers, the last used first. */
export function useSources() {
  const memory = useSourceMemory()
  const [sources, setSources] = useState(memory.read)
  function write(next: readonly ImageSource[]) {
    memory.write(next)
    setSources([...next])
  }
  const without = (id: string) => sources.filter((source) => source.id !== id)
  return {
    sources,
    put: (source: ImageSource) => write([source, ...without(source.id)]),
    remove: (id: string) => write(without(id)),
  }
}
