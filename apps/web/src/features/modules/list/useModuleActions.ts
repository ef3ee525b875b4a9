import { moduleCopy, moduleDelete, moduleExport, moduleShare } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { rowActions } from '#shared/list/rowActions.ts'
import { restoreModules } from '../delete/restoreModules.ts'
import type { ModuleRow } from './useModules.ts'

/** An action that is confirmed in a dialog. */
export type Prompt =
  | { kind: 'delete'; rows: readonly ModuleRow[] }
  | { kind: 'preview'; row: ModuleRow }
  | { kind: 'backups'; row: ModuleRow }
  | { kind: 'export'; row: ModuleRow }
  | { kind: 'share'; rows: readonly ModuleRow[] }

export interface ModuleActions {
  prompt: Prompt | undefined
  ask: (prompt: Prompt | undefined) => void
  /**
   * Sharing asks for confirmation first, because everybody will see the module; `shareNow` is called after
   * it.
   */
  share: (rows: readonly ModuleRow[], shared: boolean) => void
  shareNow: (rows: readonly ModuleRow[]) => Promise<void>
  download: (rows: readonly ModuleRow[]) => Promise<void>
  copy: (row: ModuleRow) => Promise<boolean>
  remove: (rows: readonly ModuleRow[]) => Promise<void>
  isBusy: boolean
}

/** The actions on rows of a list. Each reports its result and, where possible, offers undo. */
export function useModuleActions(onDone: () => void): ModuleActions {
  const text = useText()
  const [prompt, ask] = useState<Prompt>()
  const sharing = useAction(moduleShare)
  const exporting = useAction(moduleExport)
  const copying = useAction(moduleCopy)
  const deleting = useAction(moduleDelete)
  const isBusy = [sharing, exporting, copying, deleting].some((action) => action.isPending)

  return useMemo(() => {
    const run = { share: sharing.run, export: exporting.run, delete: deleting.run }
    const shareable = (rows: readonly ModuleRow[]) => rows

    async function copy(row: ModuleRow) {
      const answer = await copying.run({ id: row.id })
      await refetchItems()
      if (answer === 'error') return false
      const { name } = answer.module
      toast({
        tone: 'success',
        title: text(row.mine ? 'modules.done.duplicated' : 'modules.done.copied', { name }),
      })
      return true
    }

    const actions = rowActions({
      kind: 'modules',
      text,
      run,
      restore: restoreModules,
      shareable,
      ask,
      onDone,
    })
    return { ...actions, prompt, ask, copy, isBusy }
  }, [text, prompt, isBusy, onDone, sharing.run, exporting.run, copying.run, deleting.run])
}
