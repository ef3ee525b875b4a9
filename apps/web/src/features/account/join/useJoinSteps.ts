import { type Dispatch, useEffect, useReducer } from 'react'
import { useBlocker } from 'react-router'
import { JOIN_START, type JoinEvent, type JoinState, joinSteps } from './joinSteps.ts'

/** The steps, with the browser's own back button as the way to the previous one. */
export function useJoinSteps(): [JoinState, Dispatch<JoinEvent>] {
  const [state, dispatch] = useReducer(joinSteps, JOIN_START)
  const isInside = state.step !== 'agreements' && state.member === null

  // A back gesture on a phone would otherwise throw the whole form away.
  const blocker = useBlocker(({ historyAction }) => isInside && historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    dispatch({ type: 'back' })
  }, [blocker])

  return [state, dispatch]
}
