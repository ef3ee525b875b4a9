import { DESTINATION_PRESETS, type Destination, PLAIN_DESTINATION, readDestinations } from '@pandok/board'
import { useMemo, useState } from 'react'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

export interface Destinations {
  /** Built-in destinations followed by the member's own. */
  all: readonly Destination[]
  own: readonly Destination[]
  chosen: Destination
  choose(id: string): void
  save(own: readonly Destination[]): void
}

export function useDestinations(): Destinations {
  const [own, setOwn] = useState(() => readDestinations(browserStorage().getItem(nameOf('own'))))
  const [id, setId] = useState(() => browserStorage().getItem(nameOf('chosen')) ?? PLAIN_DESTINATION.id)
  return useMemo(() => {
    const all = [...DESTINATION_PRESETS, ...own]
    return {
      all,
      own,
      chosen: all.find((one) => one.id === id) ?? PLAIN_DESTINATION,
      choose(next) {
        browserStorage().setItem(nameOf('chosen'), next)
        setId(next)
      },
      save(next) {
        browserStorage().setItem(nameOf('own'), JSON.stringify(next))
        setOwn(next)
      },
    }
  }, [own, id])
}

/** Stored per member, because several people share a computer in a reading room. */
const nameOf = (what: 'own' | 'chosen'): string => `copy.destination.${what}.${memberOf(sessionStore.read())}`
