import { plateCopy, plateDelete, plateExport, plateGet, plateSave, plateShare } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { rowActions } from '#shared/list/rowActions.ts'
import { restorePlates } from './restorePlates.ts'
import type { PlateRow } from './usePlates.ts'

/** An action that is confirmed in a dialog. */
export type Prompt =
  | { kind: 'delete'; rows: readonly PlateRow[] }
  | { kind: 'rename'; row: PlateRow }
  | { kind: 'backups'; row: PlateRow }
  | { kind: 'export'; row: PlateRow }
  | { kind: 'share'; rows: readonly PlateRow[] }

export interface PlateActions {
  prompt: Prompt | undefined
  ask: (prompt: Prompt | undefined) => void
  /**
   * Sharing asks for confirmation first, because everybody will see the plate; `shareNow` is called after it.
   */
  share: (rows: readonly PlateRow[], shared: boolean) => void
  shareNow: (rows: readonly PlateRow[]) => Promise<void>
  download: (rows: readonly PlateRow[]) => Promise<void>
  copy: (row: PlateRow) => Promise<void>
  remove: (rows: readonly PlateRow[]) => Promise<void>
  /** Resolves with the server's error about the name, or undefined on success. */
  rename: (row: PlateRow, name: string) => Promise<string | undefined>
  isBusy: boolean
}

/** The actions on rows of a list. Each reports its result and, where possible, offers undo. */
export function usePlateActions(onDone: () => void): PlateActions {
  const text = useText()
  const [prompt, ask] = useState<Prompt>()
  const sharing = useAction(plateShare)
  const exporting = useAction(plateExport)
  const copying = useAction(plateCopy)
  const deleting = useAction(plateDelete)
  const isBusy = [sharing, exporting, copying, deleting].some((action) => action.isPending)

  return useMemo(() => {
    const run = { share: sharing.run, export: exporting.run, delete: deleting.run }
    const shareable = (rows: readonly PlateRow[]) => rows.filter((row) => row.may.share)
    const restore = (ids: string[]) => restorePlates(ids, text)

    async function copy(row: PlateRow) {
      const answer = await copying.run({ id: row.id })
      await refetchItems()
      if (answer === 'error') return
      const { name } = answer.plate
      const key = row.mine ? 'plates.done.duplicated' : 'plates.done.copied'
      toast({ tone: 'success', title: text(key, { name }) })
    }

    async function rename(row: PlateRow, name: string) {
      const problem = await renamePlate(row, name, text)
      if (problem === undefined) ask(undefined)
      return problem
    }

    const actions = rowActions({ kind: 'plates', text, run, restore, shareable, ask, onDone })
    return { ...actions, prompt, ask, copy, rename, isBusy }
  }, [text, prompt, isBusy, onDone, sharing.run, exporting.run, copying.run, deleting.run])
}

/**
 * The protocol saves plates as a whole, so the name is sent with the present cells. Resolves with the error
 * about the name.
 */
async function renamePlate({ id }: PlateRow, name: string, text: Text): Promise<string | undefined> {
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
  return undefined
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
