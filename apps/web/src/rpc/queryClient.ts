import { QueryClient } from '@tanstack/react-query'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { isConnectionFailure } from './RpcError.ts'

const MINUTE_MS = 60_000

/** The cache of answers. It is passed to each query, so that pages without queries don't load it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUTE_MS / 2,
      retry: (failures, error) => failures < 2 && isConnectionFailure(error),
      // Without a network a query should fail instead of waiting silently.
      networkMode: 'always',
    },
  },
})

let member = memberOf(sessionStore.read())
let isSignedIn = sessionStore.read().authToken !== null

sessionStore.subscribe(() => {
  const state = sessionStore.read()
  const isSame = (state.authToken !== null) === isSignedIn && memberOf(state) === member
  member = memberOf(state)
  isSignedIn = state.authToken !== null
  // One member's answers must never be shown to the next.
  if (!isSame) queryClient.clear()
})
