import { plateList, type ResultOf } from '@pandok/protocol'
import { useEffect } from 'react'
import { sessionStore } from '#platform/session/sessionStore.ts'
import type { RpcError } from '#rpc/RpcError.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { type SessionState, useSession } from '../session/session.ts'

/** All of the member's plates, last changed first. */
const WHOLE_LIST = { pageSize: 'all', sort: 'updatedAt', order: 'desc' } as const

interface PlateNames {
  /** Undefined until the server has answered or the cache has any. */
  plates: SessionState['panList'] | undefined
  error: RpcError | null
}

/** The member's plates by name: at once from the cache (`panList`), then from the server. */
export function usePlateNames(): PlateNames {
  const { panList } = useSession()
  const { data, error } = useActionQuery(plateList, WHOLE_LIST)
  return { plates: data?.items ?? (panList.length > 0 || error ? panList : undefined), error }
}

/** Keeps `panList` in sync with the server while the member is in the program. */
export function useKeepPlateNames(): void {
  const isSignedIn = useSession().authToken !== null
  const { data } = useActionQuery(plateList, WHOLE_LIST, { enabled: isSignedIn })
  useEffect(() => {
    if (data) sessionStore.write({ panList: namesOf(data) })
  }, [data])
}

const namesOf = ({ items }: ResultOf<typeof plateList>): SessionState['panList'] =>
  items.map(({ id, name }) => ({ id, name }))
