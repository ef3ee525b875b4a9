import { moduleCopy, moduleDelete, moduleExport, moduleShare } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { shareRows } from '#shared/sharing/shareRows.ts'
import { restoreModules } from '../delete/restoreModules.ts'
import type { ModuleRow } from './useModules.ts'

/** What is asked in a dialog of its own. */
export type Prompt =
  | { kind: 'delete'; rows: readonly ModuleRow[] }
  | { kind: 'preview'; row: ModuleRow }
  | { kind: 'backups'; row: ModuleRow }
  | { kind: 'export'; row: ModuleRow }
  | { kind: 'share'; rows: readonly ModuleRow[] }

export interface ModuleActions {
  prompt: Prompt | undefined
  ask: (prompt: Prompt | undefined) => void
  /** Sharing asks first, because everybody will see it; `shareNow` is its answer. */
  share: (rows: readonly ModuleRow[], shared: boolean) => void
  shareNow: (rows: readonly ModuleRow[]) => Promise<void>
  download: (rows: readonly ModuleRow[]) => Promise<void>
  copy: (row: ModuleRow) => Promise<boolean>
  remove: (rows: readonly ModuleRow[]) => Promise<void>
  isBusy: boolean
}

/** Everything that can be done to rows of a list. Each ends with a word about it and, where it can, a way back. */
export function useModuleActions(onDone: () => void): ModuleActions {
  const text = useText()
  const [prompt, ask] = useState<Prompt>()
  const sharing = useAction(moduleShare)
  const exporting = useAction(moduleExport)
  const copying = useAction(moduleCopy)
  const deleting = useAction(moduleDelete)
  const isBusy = [sharing, exporting, copying, deleting].some((action) => action.isPending)

  return useMemo(() => {
    async function setShared(rows: readonly ModuleRow[], shared: boolean) {
      await shareRows(rows, {
        ...{ text, shared, run: sharing.run },
        done: {
          shared: (count) => text('modules.done.shared', { count }),
          unshared: (count) => text('modules.done.unshared', { count }),
        },
      })
      onDone()
    }

    function share(rows: readonly ModuleRow[], shared: boolean) {
      if (shared) ask({ kind: 'share', rows: rows.filter((row) => !row.shared) })
      else void setShared(rows, false)
    }

    async function shareNow(rows: readonly ModuleRow[]) {
      await setShared(rows, true)
      ask(undefined)
    }

    async function download(rows: readonly ModuleRow[]) {
      const answer = await exporting.run({ ids: rows.map((row) => row.id) })
      if (answer === 'error') return
      const name = rows.length === 1 ? (rows[0]?.name ?? '') : `${text('modules.title')} ${rows.length}`
      saveJsonFile(exchangeFileName(name), answer.file)
      toast({ tone: 'success', title: text('modules.done.downloaded', { count: rows.length }) })
    }

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

    async function remove(rows: readonly ModuleRow[]) {
      const answer = await deleting.run({ ids: rows.map((row) => row.id) })
      if (answer === 'error') return
      ask(undefined)
      onDone()
      await refetchItems()
      toast({
        title: text('modules.done.deleted', { count: rows.length }),
        action: { label: text('list.undo'), onPress: () => void restoreModules(answer.ids) },
      })
    }

    return { prompt, ask, share, shareNow, download, copy, remove, isBusy }
  }, [text, prompt, isBusy, onDone, sharing.run, exporting.run, copying.run, deleting.run])
}
