import { toast } from '@pandok/ui'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import type { Text } from '#platform/text/text.ts'
import { shareRows } from '#shared/sharing/shareRows.ts'
import { refetchItems } from './refetchItems.ts'

interface Row {
  id: string
  name: string
  shared: boolean
}

type Prompt<Item> = { kind: 'share'; rows: readonly Item[] } | undefined

interface RowActionParts<Item extends Row> {
  kind: 'plates' | 'modules'
  text: Text
  /** Calls to the server; each reports its failure itself and resolves with `error`. */
  run: {
    share: Parameters<typeof shareRows>[1]['run']
    export: (param: { ids: string[] }) => Promise<{ file: object } | 'error'>
    delete: (param: { ids: string[] }) => Promise<{ ids: string[] } | 'error'>
  }
  restore: (ids: string[]) => Promise<void>
  /** The rows whose sharing may be changed. */
  shareable: (rows: readonly Item[]) => readonly Item[]
  ask: (prompt: Prompt<Item>) => void
  onDone: () => void
}

/** Actions on rows of plates and modules alike. Each reports its result and, where possible, offers undo. */
export function rowActions<Item extends Row>(parts: RowActionParts<Item>) {
  const { kind, text, run, ask, onDone } = parts

  async function setShared(rows: readonly Item[], shared: boolean) {
    await shareRows(rows, {
      ...{ text, shared, run: run.share },
      done: {
        shared: (count) => text(`${kind}.done.shared`, { count }),
        unshared: (count) => text(`${kind}.done.unshared`, { count }),
      },
    })
    onDone()
  }

  function share(rows: readonly Item[], shared: boolean) {
    if (shared) ask({ kind: 'share', rows: parts.shareable(rows).filter((row) => !row.shared) })
    else void setShared(parts.shareable(rows), false)
  }

  async function shareNow(rows: readonly Item[]) {
    await setShared(rows, true)
    ask(undefined)
  }

  async function download(rows: readonly Item[]) {
    const answer = await run.export({ ids: rows.map((row) => row.id) })
    if (answer === 'error') return
    const name = rows.length === 1 ? (rows[0]?.name ?? '') : `${text(`${kind}.title`)} ${rows.length}`
    saveJsonFile(exchangeFileName(name), answer.file)
    toast({ tone: 'success', title: text(`${kind}.done.downloaded`, { count: rows.length }) })
  }

  async function remove(rows: readonly Item[]) {
    const answer = await run.delete({ ids: rows.map((row) => row.id) })
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
