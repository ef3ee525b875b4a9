import type { HandedBatch } from '@pandok/protocol/desktop'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { areaOf } from '#platform/navigation/area.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { hasUnsavedWork } from '#shared/editing/unsavedWork.ts'
import { useSession } from '#shared/session/session.ts'
import { isDue } from './createHandedStore.ts'
import { handedStore } from './handedStore.ts'
import { splitBatch } from './splitBatch.ts'
import { actAlone, leadAlone } from './windowLocks.ts'

const VIEWER = '/program/viewer'
/** Somebody is logging in, paying or filling in a form: files wait until they have done. */
const BUSY = /^\/(?:program\/?$|login|join|id|pw|price|mypage|admin|dev)/u
/** A report in the making isn't left without a word. */
const READING = /^\/program\/preview/u
const ARRIVAL_MS = 10_000

const hasImages = (batch: HandedBatch): boolean => splitBatch(batch).images.length > 0

/** Goes where handed files are opened. Answers the batches that wait for somebody's word instead. */
export function useHandedLead(): readonly HandedBatch[] {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isMember = useSession().authToken !== null
  const state = useStorePart(handedStore, (now) => now)
  const isBusy = !isMember || BUSY.test(pathname)
  const due = state.waiting.filter((batch) => isDue(state, batch))
  const isHeld =
    (READING.test(pathname) || hasUnsavedWork()) && !due.some(({ id }) => state.requested.includes(id))
  const isLeading = useRef(false)
  const ids = due.map(({ id }) => id)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: lists are made anew with each drawing; their ids tell whether they differ
  useEffect(() => {
    if (isBusy || due.length === 0 || isLeading.current || pathname === VIEWER) return
    const plain = due.filter((batch) => !hasImages(batch))
    isLeading.current = true
    const end = () => {
      isLeading.current = false
    }
    if (plain.length > 0) {
      const isWorded = areaOf(pathname) === 'program'
      const act = isWorded
        ? actAlone(async () => void (await Promise.all(plain.map(handedStore.claim))))
        : Promise.resolve(navigate('/program/plate'))
      // Images of the same moment come after it.
      void act.finally(() => {
        end()
        setAttempt((now) => now + 1)
      })
    } else if (isHeld) end()
    else
      void leadAlone(async () => {
        await handedStore.look()
        const left = () => handedStore.read().waiting.some(({ id }) => ids.includes(id))
        if (!left()) return
        await navigate(VIEWER)
        await until(() => !left())
        // Whoever stays with their unsaved work is asked by the notice again.
        if (left()) handedStore.unwant(...ids)
      }).finally(end)
  }, [isBusy, isHeld, ids.join(), pathname, navigate, attempt])

  if (isBusy) return []
  const isOffered = isHeld && pathname !== VIEWER ? hasImages : () => false
  return state.waiting.filter((batch) => !isDue(state, batch) || isOffered(batch))
}

/** The viewer has them, or it takes too long to keep other windows waiting. */
function until(isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(finish, ARRIVAL_MS)
    const unsubscribe = handedStore.subscribe(() => {
      if (isDone()) finish()
    })
    if (isDone()) finish()
  })
}
