import { useEffect, useState } from 'react'
import { addKeyContext } from '#shared/commands/pageKeys.ts'
import { type Arrival, createArrival } from './createArrival.ts'
import { typeKey } from './typeKey.ts'

export function useArrival(): Arrival {
  const [arrival] = useState(() => createArrival(typeKey))
  useEffect(
    () =>
      addKeyContext({
        name: 'arrival',
        hears: () => true,
        takesUnnamed: true,
        take: ({ event }) => arrival.take(event),
      }),
    [arrival],
  )
  return arrival
}
