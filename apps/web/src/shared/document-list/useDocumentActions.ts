import { toast } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import type { DocumentRow, ListedKind } from './DocumentRow.ts'
import { type RowCalls, rowActions } from './rowActions.ts'

/** An action that is confirmed in a dialog; `Own` names those that only one kind of documents has. */
export type DocumentPrompt<Row, Own extends string = never> =
  | { kind: 'delete' | 'share'; rows: readonly Row[] }
  | { kind: 'backups' | 'export' | Own; row: Row }

/** The functions that menus and buttons need; the actions of a single kind are available where the kind is known. */
export interface RowActions<Row, Own extends string = never> {
  ask: (prompt: DocumentPrompt<Row, Own> | undefined) => void
  /**
   * Sharing asks for confirmation first, because everybody will see the document; `shareNow` is called after
   * it.
   */
  share: (rows: readonly Row[], shared: boolean) => Promise<void> | void
  shareNow: (rows: readonly Row[]) => Promise<void>
  download: (rows: readonly Row[]) => Promise<void>
  /** Resolves with false if the server refused. */
  copy: (row: Row) => Promise<boolean>
  remove: (rows: readonly Row[]) => Promise<void>
  isBusy: boolean
}

export interface DocumentActions<Row, Own extends string> extends RowActions<Row, Own> {
  prompt: DocumentPrompt<Row, Own> | undefined
}

interface Call<Run> {
  run: Run
  isPending: boolean
}

interface DocumentCalls<Copy> {
  share: Call<RowCalls['share']>
  export: Call<RowCalls['export']>
  delete: Call<RowCalls['delete']>
  copy: Call<(param: { id: string }) => Promise<Copy | 'error'>>
}

interface DocumentActionsOptions<Copy> {
  kind: ListedKind
  calls: DocumentCalls<Copy>
  /**
   * Returns the name of the copy that the server created. It must be the same function in every render, as must
   * `restore` and `onDone`.
   */
  nameOfCopy: (answer: Copy) => string
  restore: (ids: string[]) => Promise<void>
  onDone: () => void
}

/** The actions on rows of a list. Each reports its result and, where possible, offers undo. */
export function useDocumentActions<Row extends DocumentRow, Own extends string, Copy>(
  options: DocumentActionsOptions<Copy>,
): DocumentActions<Row, Own> {
  const { kind, calls, nameOfCopy, restore, onDone } = options
  const text = useText()
  const [prompt, ask] = useState<DocumentPrompt<Row, Own>>()
  const isBusy = Object.values(calls).some(({ isPending }) => isPending)
  const [share, exportRows, remove, copyRow] = [
    calls.share.run,
    calls.export.run,
    calls.delete.run,
    calls.copy.run,
  ]

  return useMemo(() => {
    async function copy(row: Row) {
      const answer = await copyRow({ id: row.id })
      await refetchItems()
      if (answer === 'error') return false
      const key = row.mine ? (`${kind}.done.duplicated` as const) : (`${kind}.done.copied` as const)
      toast({ tone: 'success', title: text(key, { name: nameOfCopy(answer) }) })
      return true
    }

    const calls: RowCalls = { share, export: exportRows, delete: remove }
    const actions = rowActions<Row>({ kind, text, calls, restore, ask, onDone })
    return { ...actions, prompt, ask, copy, isBusy }
  }, [text, kind, prompt, isBusy, nameOfCopy, restore, onDone, share, exportRows, remove, copyRow])
}
