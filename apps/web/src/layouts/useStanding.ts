import { useRouteLoaderData } from 'react-router'

/** The result of the guard for this page. */
export function useStanding(): 'visitor' | 'member' | 'admin' {
  const visit = useRouteLoaderData<{ standing: 'visitor' | 'member' | 'admin' }>('root')
  return visit?.standing ?? 'visitor'
}
