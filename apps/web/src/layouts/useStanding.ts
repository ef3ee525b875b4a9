import { useRouteLoaderData } from 'react-router'

/** What the guard found on the way to this page. */
export function useStanding(): 'visitor' | 'member' | 'admin' {
  const visit = useRouteLoaderData<{ standing: 'visitor' | 'member' | 'admin' }>('root')
  return visit?.standing ?? 'visitor'
}
