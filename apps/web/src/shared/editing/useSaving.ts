import { toast } from '@pandok/ui'
import { useEffect, useEffectEvent } from 'react'
import { isLocalRevision } from '#offline/localRevision.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import type { DocumentSession } from '#shared/document/createDocumentSession.ts'
import type { SaveOutcome, SaveProblem } from '#shared/document/SessionState.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

export interface Saving<Stored> {
  /** Resolves with true if it is on the server now. `over` is a newer revision that may be overwritten. */
  save: (over?: number) => Promise<boolean>
  saveAsNew: (name: string) => Promise<boolean>
  isSaving: boolean
  problem: SaveProblem | undefined
  /** The newest version, if somebody else has saved meanwhile. */
  conflict: Stored | undefined
  forget: () => void
}

interface SavingParts<Obstacle> {
  /** Shows what prevents saving, and leads there. */
  onObstacle: (obstacle: Obstacle) => void
  /** Called when the document has got its own address, or another one. */
  onMoved: (id: string) => void
}

/**
 * The page's part of saving: it reports the result, navigates to the document's address, and writes the draft when
 * the page is left. A save that failed for want of a connection is repeated once the connection is back.
 */
export function useSaving<Content, Stored extends { id: string; revision: number }, Obstacle>(
  session: DocumentSession<Content, Stored, Obstacle>,
  { onObstacle, onMoved }: SavingParts<Obstacle>,
): Saving<Stored> {
  const text = useText()
  const { isSaving, problem, conflict } = useStorePart(session, (state) => state)

  useEffect(() => {
    const flush = () => void session.flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [session])

  const isCutOff = problem?.kind === 'connection'
  const tryAgain = useEffectEvent(() => void finish(() => session.save()))
  useEffect(() => {
    if (!isCutOff) return
    const again = () => tryAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isCutOff])

  async function finish(attempt: () => Promise<SaveOutcome<Obstacle>>): Promise<boolean> {
    const before = session.read().stored?.id
    const outcome = await attempt()
    if (outcome.kind === 'obstacle') onObstacle(outcome.obstacle)
    const { stored } = session.read()
    if (outcome.kind !== 'saved' || !stored) return false
    if (stored.id !== before) onMoved(stored.id)
    const isHere = isLocalRevision(stored.revision)
    toast({ tone: 'success', title: text(isHere ? 'offline.saved' : 'editing.saved') })
    void refetchItems()
    return true
  }

  return {
    save: (over) => finish(() => session.save(over)),
    saveAsNew: (name) => finish(() => session.saveAsNew(name)),
    isSaving,
    problem,
    conflict,
    forget: session.forgetProblem,
  }
}
