import type { IncomingBatch } from '@pandok/protocol/desktop'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { areaOf } from '#platform/navigation/area.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { hasUnsavedWork } from '#shared/editing/unsavedWork.ts'
import { useSession } from '#shared/session/session.ts'
import { isDue } from './createIncomingStore.ts'
import { incomingStore } from './incomingStore.ts'
import { splitBatch } from './splitBatch.ts'
import { runAsFileLeader, runInOneWindow } from './windowLocks.ts'

const VIEWER = '/program/viewer'
/** While somebody logs in, pays or fills in a form, files wait. */
const BUSY = /^\/(?:program\/?$|login|join|id|pw|price|mypage|admin|dev)/u
/** A report that is being written isn't left without a confirmation. */
const READING = /^\/program\/preview/u
const ARRIVAL_MS = 10_000

const hasImages = (batch: IncomingBatch): boolean => splitBatch(batch).images.length > 0

/** Navigates to where passed files are opened. Returns the batches that wait for a decision instead. */
export function useIncomingLead(): readonly IncomingBatch[] {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isMember = useSession().authToken !== null
  const state = useStorePart(incomingStore, (now) => now)
  const isBusy = !isMember || BUSY.test(pathname)
  const due = state.waiting.filter((batch) => isDue(state, batch))
  const isHeld =
    (READING.test(pathname) || hasUnsavedWork()) && !due.some(({ id }) => state.requested.includes(id))
  const isLeading = useRef(false)
  const ids = due.map(({ id }) => id)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: lists are new objects in each render, so their ids are compared
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
        ? runInOneWindow(async () => void (await Promise.all(plain.map(incomingStore.claim))))
        : Promise.resolve(navigate('/program/plate'))
      // Images of the same batch come afterwards.
      void act.finally(() => {
        end()
        setAttempt((now) => now + 1)
      })
    } else if (isHeld) end()
    else
      void runAsFileLeader(async () => {
        await incomingStore.look()
        const left = () => incomingStore.read().waiting.some(({ id }) => ids.includes(id))
        if (!left()) return
        await navigate(VIEWER)
        await until(() => !left())
        // If the member stays with their unsaved work, the notice offers the files again.
        if (left()) incomingStore.unrequest(...ids)
      }).finally(end)
  }, [isBusy, isHeld, ids.join(), pathname, navigate, attempt])

  if (isBusy) return []
  const isOffered = isHeld && pathname !== VIEWER ? hasImages : () => false
  return state.waiting.filter((batch) => !isDue(state, batch) || isOffered(batch))
}

/** Resolves when the viewer has them, or after a time limit so that other windows don't wait forever. */
function until(isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(finish, ARRIVAL_MS)
    const unsubscribe = incomingStore.subscribe(() => {
      if (isDone()) finish()
    })
    if (isDone()) finish()
  })
}
