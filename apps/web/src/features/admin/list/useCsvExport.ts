import { errorMessage } from '@pandok/domain'
import { toast } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { saveBlob } from '#platform/files/saveFile.ts'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { type AdminColumn, columnName } from './AdminColumn.ts'
import { csvLines, toCsv } from './toCsv.ts'

type Part<Row> = (after: string | null, signal: AbortSignal) => Promise<{ items: Row[]; next: string | null }>

export interface CsvExport {
  /** Rows exported so far; null while no export is running. */
  count: number | null
  start: () => void
  cancel: () => void
}

/**
 * Exports all rows of the current query part by part; each part is converted before the next one is loaded.
 */
export function useCsvExport<Row>(
  name: string,
  columns: readonly AdminColumn<Row>[],
  part: Part<Row>,
): CsvExport {
  const text = useText()
  const [count, setCount] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(signal: AbortSignal) {
    const written = columns.filter((column) => column.csv)
    const pieces = [new Blob([toCsv(written.map(columnName), [])])]
    let after: string | null = null
    let rows = 0
    do {
      const { items, next }: { items: Row[]; next: string | null } = await part(after, signal)
      signal.throwIfAborted()
      pieces.push(new Blob([csvLines(items.map((row) => written.map(({ csv }) => csv?.(row) ?? null)))]))
      rows += items.length
      after = next
      setCount(rows)
    } while (after !== null)
    saveBlob(`${name}-${today()}.csv`, new Blob(pieces, { type: 'text/csv;charset=utf-8' }))
    toast({ tone: 'success', title: text('office.list.export.done', { count: rows }) })
  }

  async function start() {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setCount(0)
    try {
      await run(control.signal)
    } catch (error) {
      if (!control.signal.aborted) {
        toast({
          tone: 'danger',
          title: text('office.list.export.failed'),
          text: errorMessage(error),
        })
      }
    } finally {
      running.current = null
      setCount(null)
    }
  }

  return { count, start: () => void start(), cancel: () => running.current?.abort() }
}
