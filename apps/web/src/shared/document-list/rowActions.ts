import { toast } from '@pandok/ui'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import type { Text } from '#platform/text/text.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { shareRows } from '#shared/sharing/shareRows.ts'
import type { DocumentRow, ListedKind } from './DocumentRow.ts'

type SharePrompt<Row> = { kind: 'share'; rows: readonly Row[] } | undefined

/** Calls to the server; each reports its failure itself and resolves with `error`. */
export interface RowCalls {
  share: Parameters<typeof shareRows>[1]['run']
  export: (param: { ids: string[] }) => Promise<{ file: object } | 'error'>
  delete: (param: { ids: string[] }) => Promise<{ ids: string[] } | 'error'>
}

interface RowActionParts<Row> {
  kind: ListedKind
  text: Text
  calls: RowCalls
  restore: (ids: string[]) => Promise<void>
  ask: (prompt: SharePrompt<Row>) => void
  onDone: () => void
}

/** Actions on rows of plates and modules alike. Each reports its result and, where possible, offers undo. */
export function rowActions<Row extends DocumentRow>(parts: RowActionParts<Row>) {
  const { kind, text, calls, ask, onDone } = parts
  const shareable = (rows: readonly Row[]) => rows.filter(({ may }) => may.share)

  async function setShared(rows: readonly Row[], shared: boolean) {
    await shareRows(rows, {
      text,
      shared,
      run: calls.share,
      done: {
        shared: (count) => text(`${kind}.done.shared`, { count }),
        unshared: (count) => text(`${kind}.done.unshared`, { count }),
      },
    })
    onDone()
  }

  function share(rows: readonly Row[], shared: boolean) {
    if (!shared) return setShared(shareable(rows), false)
    ask({ kind: 'share', rows: shareable(rows).filter((row) => !row.shared) })
  }

  async function shareNow(rows: readonly Row[]) {
    await setShared(rows, true)
    ask(undefined)
  }

  async function download(rows: readonly Row[]) {
    const answer = await calls.export({ ids: rows.map((row) => row.id) })
    if (answer === 'error') return
    const name = rows.length === 1 ? (rows[0]?.name ?? '') : `${text(`${kind}.title`)} ${rows.length}`
    saveJsonFile(exchangeFileName(name), answer.file)
    toast({ tone: 'success', title: text(`${kind}.done.downloaded`, { count: rows.length }) })
  }

  async function remove(rows: readonly Row[]) {
    const answer = await calls.delete({ ids: rows.map((row) => row.id) })
    if (answer === 'error') return
    ask(undefined)
    onDone()
    await refetchItems()
    toast({
      title: text(`${kind}.done.deleted`, { count: rows.length }),
      action: { label: text('list.undo'), onPress: () => void parts.restore(answer.ids) },
    })
  }

  return { share, shareNow, download, remove }
}
