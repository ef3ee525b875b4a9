import {
  plateCopy,
  plateDelete,
  plateExport,
  plateGet,
  plateRestore,
  plateSave,
  plateShare,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { shareRows } from '#shared/sharing/shareRows.ts'
import type { PlateRow } from './usePlates.ts'

/** What is asked in a dialog of its own. */
export type Prompt =
  | { kind: 'delete'; rows: readonly PlateRow[] }
  | { kind: 'rename'; row: PlateRow }
  | { kind: 'backups'; row: PlateRow }
  | { kind: 'export'; row: PlateRow }
  | { kind: 'share'; rows: readonly PlateRow[] }

export interface PlateActions {
  prompt: Prompt | undefined
  ask: (prompt: Prompt | undefined) => void
  /** Sharing asks first, because everybody will see it; `shareNow` is its answer. */
  share: (rows: readonly PlateRow[], shared: boolean) => void
  shareNow: (rows: readonly PlateRow[]) => Promise<void>
  download: (rows: readonly PlateRow[]) => Promise<void>
  copy: (row: PlateRow) => Promise<void>
  remove: (rows: readonly PlateRow[]) => Promise<void>
  /** Answers what the server says about the name, or undefined when it is done. */
  rename: (row: PlateRow, name: string) => Promise<string | undefined>
  isBusy: boolean
}

/** Everything that can be done to rows of a list. Each ends with a word about it and, where it can, a way back. */
export function usePlateActions(onDone: () => void): PlateActions {
  const text = useText()
  const [prompt, ask] = useState<Prompt>()
  const sharing = useAction(plateShare)
  const exporting = useAction(plateExport)
  const copying = useAction(plateCopy)
  const deleting = useAction(plateDelete)
  const isBusy = [sharing, exporting, copying, deleting].some((action) => action.isPending)

  return useMemo(() => {
    async function setShared(rows: readonly PlateRow[], shared: boolean) {
      await shareRows(rows, {
        ...{ text, shared, run: sharing.run },
        done: {
          shared: (count) => text('plates.done.shared', { count }),
          unshared: (count) => text('plates.done.unshared', { count }),
        },
      })
      onDone()
    }

    function share(rows: readonly PlateRow[], shared: boolean) {
      if (shared) ask({ kind: 'share', rows: rows.filter((row) => row.may.share && !row.shared) })
      else
        void setShared(
          rows.filter((row) => row.may.share),
          false,
        )
    }

    async function shareNow(rows: readonly PlateRow[]) {
      await setShared(rows, true)
      ask(undefined)
    }

    async function download(rows: readonly PlateRow[]) {
      const answer = await exporting.run({ ids: rows.map((row) => row.id) })
      if (answer === 'error') return
      const name = rows.length === 1 ? (rows[0]?.name ?? '') : `${text('plates.title')} ${rows.length}`
      saveJsonFile(exchangeFileName(name), answer.file)
      toast({ tone: 'success', title: text('plates.done.downloaded', { count: rows.length }) })
    }

    async function copy(row: PlateRow) {
      const answer = await copying.run({ id: row.id })
      await refetchItems()
      if (answer === 'error') return
      const { name } = answer.plate
      const key = row.mine ? 'plates.done.duplicated' : 'plates.done.copied'
      toast({ tone: 'success', title: text(key, { name }) })
    }

    async function remove(rows: readonly PlateRow[]) {
      const answer = await deleting.run({ ids: rows.map((row) => row.id) })
      if (answer === 'error') return
      ask(undefined)
      onDone()
      await refetchItems()
      toast({
        title: text('plates.done.deleted', { count: rows.length }),
        action: { label: text('list.undo'), onPress: () => void restore(answer.ids) },
      })
    }

    async function restore(ids: string[]) {
      try {
        await callAction(plateRestore, { ids })
        toast({ tone: 'success', title: text('plates.done.restored', { count: ids.length }) })
      } catch (error) {
        toast({ tone: 'danger', title: messageOf(error) })
      }
      await refetchItems()
    }

    /** The wire saves plates whole, so the name travels with the cells as they are now. */
    async function rename({ id }: PlateRow, name: string) {
      try {
        const { revision, cells, keyMap, autoFill, exam } = (await callAction(plateGet, { id })).plate
        const { plate } = await callAction(plateSave, {
          ...{ id, revision, name, cells, keyMap, autoFill },
          ...(exam && { exam }),
        })
        toast({ tone: 'success', title: text('plates.done.renamed', { name: plate.name }) })
      } catch (error) {
        return messageOf(error)
      }
      await refetchItems()
      ask(undefined)
      return undefined
    }

    return { prompt, ask, share, shareNow, download, copy, remove, rename, isBusy }
  }, [text, prompt, isBusy, onDone, sharing.run, exporting.run, copying.run, deleting.run])
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
