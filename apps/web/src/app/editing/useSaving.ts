import type { ErrorDetail } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#app/text.ts'
import { isLocalRevision } from '#offline/localRevision.ts'
import { isConnectionFailure, isSessionEnd, RpcError } from '#rpc/RpcError.ts'

/** Why it could not be saved; the work stays, here and on this computer. */
export type SaveProblem =
  | { kind: 'refused'; code: string; message: string; details: readonly ErrorDetail[] }
  | { kind: 'connection'; message: string }
  /** It is no longer there: deleted in another window. */
  | { kind: 'gone' }

export interface Saving<Stored> {
  /** True when it is on the server now. */
  save: (over?: number) => Promise<boolean>
  saveAsNew: (name: string) => Promise<boolean>
  isSaving: boolean
  problem: SaveProblem | undefined
  /** The newest version, where somebody saved since this work was begun. */
  conflict: Stored | undefined
  forget: () => void
}

interface SavingParts<Content, Stored> {
  /** What is to be saved, or undefined when something stands in the way; that has been shown then. */
  ready: () => Content | undefined
  rename: (name: string) => void
  create: (content: Content) => Promise<Stored>
  /** Undefined while it was never saved. `over` is the revision that may be overwritten. */
  replace: ((content: Content, over: number | undefined) => Promise<Stored>) | undefined
  /** The newest version in what a conflict carries. */
  newestIn: (data: unknown) => Stored | undefined
  onSaved: (stored: Stored, sent: Content) => void
}

export function useSaving<Content, Stored extends { revision: number }>(
  parts: SavingParts<Content, Stored>,
): Saving<Stored> {
  const { ready, rename, create, replace, newestIn, onSaved } = parts
  const text = useText()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem>()
  const [conflict, setConflict] = useState<Stored>()
  const isBusy = useRef(false)

  function forget() {
    setProblem(undefined)
    setConflict(undefined)
  }

  async function send(call: (content: Content) => Promise<Stored>): Promise<boolean> {
    if (isBusy.current) return false
    const content = ready()
    if (!content) return false
    isBusy.current = true
    setSaving(true)
    forget()
    try {
      const stored = await call(content)
      onSaved(stored, content)
      toast({
        tone: 'success',
        title: text(isLocalRevision(stored.revision) ? 'offline.saved' : 'editing.saved'),
      })
      return true
    } catch (thrown) {
      if (!(thrown instanceof RpcError)) throw thrown
      fail(thrown)
      return false
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  function fail(error: RpcError) {
    if (isSessionEnd(error)) return
    const newest = error.code === 'CONFLICT' ? newestIn(error.data) : undefined
    if (newest) setConflict(newest)
    else if (error.code === 'NOT_FOUND') setProblem({ kind: 'gone' })
    else if (isConnectionFailure(error)) setProblem({ kind: 'connection', message: error.message })
    else {
      const { code, message, details } = error
      setProblem({ kind: 'refused', code, message, details })
    }
  }

  return {
    save: (over) => send((content) => (replace ? replace(content, over) : create(content))),
    saveAsNew(name) {
      rename(name)
      return send(create)
    },
    isSaving,
    problem,
    conflict,
    forget,
  }
}
