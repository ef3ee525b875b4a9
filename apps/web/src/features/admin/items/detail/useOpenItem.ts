import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

export interface OpenItem {
  id: string | null
  /** The list's address with one item open. */
  hrefOf: (id: string) => string
  close: () => void
}

/**
 * The open item is in the address beside the list's state. Closing goes back in the history, so that the back
 * button never reopens it; if the page was opened with an item, the address is replaced instead.
 */
export function useOpenItem(): OpenItem {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const params = new URLSearchParams(search)
  const id = params.get('id')
  const isListBehind = useRef(false)
  const before = useRef<string | null | undefined>(undefined)

  useEffect(() => {
    const was = before.current
    before.current = id
    if (id === null) isListBehind.current = false
    else if (was === null && type === 'PUSH') isListBehind.current = true
  }, [id, type])

  const addressWith = (next: string | null) => {
    const changed = new URLSearchParams(search)
    if (next === null) changed.delete('id')
    else changed.set('id', next)
    const written = changed.toString()
    return written === '' ? pathname : `${pathname}?${written}`
  }

  return {
    id,
    hrefOf: addressWith,
    close: () => void (isListBehind.current ? navigate(-1) : navigate(addressWith(null), { replace: true })),
  }
}
