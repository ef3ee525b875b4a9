import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

interface DetailInAddress {
  id: string | null
  /** The address of the same page with another payment open. */
  hrefOf: (id: string) => string
  close: () => void
}

/** `?id=` beside the list's state: a payment can be linked to, and the back button closes it. */
export function useDetailInAddress(): DetailInAddress {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const id = new URLSearchParams(search).get('id')
  /** The number of history entries between this one and the list. */
  const depth = useRef(0)
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    depth.current = id !== null && kind === 'PUSH' ? depth.current + 1 : 0
  }, [key, id, kind])

  const hrefOf = useCallback(
    (other: string) => {
      const params = new URLSearchParams(search)
      params.set('id', other)
      return `${pathname}?${params}`
    },
    [pathname, search],
  )
  function close() {
    if (depth.current > 0) return void navigate(-depth.current)
    const params = new URLSearchParams(search)
    params.delete('id')
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true })
  }
  return { id, hrefOf, close }
}
