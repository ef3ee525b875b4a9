import path from 'node:path'
import { applyChange, type Books, emptyBooks } from './Books.ts'
import type { Change } from './Change.ts'
import { openJournal } from './openJournal.ts'

export interface KeptBooks {
  readonly books: Books
  /** Applies changes. Reads see them at once; they are on the disk once `durable()` resolves, and no caller may be answered before. */
  commit(changes: readonly Change[]): void
  durable(): Promise<void>
  clear(): Promise<void>
  close(): Promise<void>
}

/** Changes of one commit are one line of the journal, so they survive together or not at all. */
export async function openBooks(dataDir: string): Promise<KeptBooks> {
  const books = emptyBooks()
  const journal = await openJournal(path.join(dataDir, 'journal.jsonl'), (line) => {
    for (const change of JSON.parse(line) as Change[]) applyChange(books, change)
  })
  return {
    books,
    commit(changes) {
      if (changes.length === 0) return
      journal.append(JSON.stringify(changes))
      for (const change of changes) applyChange(books, change)
    },
    durable: journal.durable,
    async clear() {
      await journal.clear()
      const { offsetMs, webhooksSoFar, ...collections } = emptyBooks()
      Object.assign(books, { offsetMs, webhooksSoFar })
      for (const name of Object.keys(collections) as (keyof typeof collections)[]) books[name].clear()
    },
    close: journal.close,
  }
}
