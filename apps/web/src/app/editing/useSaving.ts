import { checkModuleName, tidyName } from '@pandok/domain'
import {
  type ErrorDetail,
  moduleCreate,
  moduleDocument,
  moduleSave,
  type ModuleDocument as StoredModule,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useRef, useState } from 'react'
import { focusPath } from '#app/fields/focusPath.ts'
import { useText } from '#app/text.ts'
import type { ModuleWork } from '#features/modules/editor/shell/ModuleWork.ts'
import type { ModuleDocument } from '#features/modules/editor/state/ModuleEditor.ts'
import { refetchModules } from '#features/modules/list/useModules.ts'
import { callAction } from '#rpc/callAction.ts'
import { isConnectionFailure, isSessionEnd, RpcError } from '#rpc/RpcError.ts'

/** Why it could not be saved; the work stays, here and on this computer. */
export type SaveProblem =
  | { kind: 'refused'; message: string; details: readonly ErrorDetail[] }
  | { kind: 'connection'; message: string }
  /** It is no longer there: deleted in another window. */
  | { kind: 'gone' }

export interface Saving {
  /** True when it is on the server now. */
  save: (over?: number) => Promise<boolean>
  saveAsNew: (name: string) => Promise<boolean>
  isSaving: boolean
  problem: SaveProblem | undefined
  /** The newest version, where somebody saved since this work was begun. */
  conflict: StoredModule | undefined
  forget: () => void
}

interface SavingParts {
  work: ModuleWork
  onSaved: (module: StoredModule, sent: ModuleDocument) => void
  /** Jumps to the first thing that stands in the way. */
  onRefused: () => void
}

export function useSaving({ work, onSaved, onRefused }: SavingParts): Saving {
  const text = useText()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem>()
  const [conflict, setConflict] = useState<StoredModule>()
  const isBusy = useRef(false)
  const { editor, module } = work

  function forget() {
    setProblem(undefined)
    setConflict(undefined)
  }

  function ready(): ModuleDocument | undefined {
    const name = tidyName(editor.read().head.name)
    editor.changeHead((head) => (head.name === name ? head : { ...head, name }), 'head/name')
    if (!checkModuleName(name).ok) {
      focusPath(['head', 'name'])
      return undefined
    }
    if (editor.examineNow().some(({ level }) => level === 'error')) {
      onRefused()
      return undefined
    }
    const { head, definition } = editor.read()
    return { head, definition }
  }

  async function send(
    call: (document: ModuleDocument) => Promise<{ module: StoredModule }>,
  ): Promise<boolean> {
    if (isBusy.current) return false
    const document = ready()
    if (!document) return false
    isBusy.current = true
    setSaving(true)
    forget()
    try {
      const answer = await call(document)
      onSaved(answer.module, document)
      toast({ tone: 'success', title: text('moduleEditor.saved') })
      void refetchModules()
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
    else setProblem({ kind: 'refused', message: error.message, details: error.details })
  }

  const save = (over?: number) =>
    send(({ head, definition }) =>
      module
        ? callAction(moduleSave, {
            id: module.id,
            revision: over ?? work.revision ?? module.revision,
            ...head,
            definition: { ...definition },
          })
        : callAction(moduleCreate, { ...head, definition: { ...definition } }),
    )

  const saveAsNew = (name: string) => {
    editor.changeHead((head) => ({ ...head, name }))
    return send(({ head, definition }) =>
      callAction(moduleCreate, { ...head, definition: { ...definition } }),
    )
  }

  return { save, saveAsNew, isSaving, problem, conflict, forget }
}

function newestIn(data: unknown): StoredModule | undefined {
  const newest = moduleDocument.safeParse((data as { newest?: unknown } | null)?.newest)
  return newest.success ? newest.data : undefined
}
