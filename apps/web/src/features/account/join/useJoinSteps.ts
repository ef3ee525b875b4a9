import { type Dispatch, useEffect, useReducer } from 'react'
import { useBlocker } from 'react-router'
import { JOIN_START, type JoinEvent, type JoinState, joinSteps } from './joinSteps.ts'

/** The steps of the sign-up; the browser's back button goes to the previous one. */
export function useJoinSteps(): [JoinState, Dispatch<JoinEvent>] {
  const [state, dispatch] = useReducer(joinSteps, JOIN_START)
  const isInside = state.step !== 'agreements' && state.member === null

  // Without this, a back gesture on a phone would discard the whole form.
  const blocker = useBlocker(({ historyAction }) => isInside && historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    dispatch({ type: 'back' })
  }, [blocker])

  return [state, dispatch]
}
