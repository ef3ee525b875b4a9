import type { Text } from '#platform/text/text.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { notifySharing } from './notifySharing.ts'

interface SharedRow {
  id: string
  shared: boolean
}

interface Sharing {
  text: Text
  shared: boolean
  run: (param: SharedRow) => Promise<unknown>
  /** The messages with the count. */
  done: { shared: (count: number) => string; unshared: (count: number) => string }
}

/** Changes the sharing of rows one after the other and reports the count; sharing can be undone. */
export async function shareRows(rows: readonly SharedRow[], sharing: Sharing): Promise<void> {
  const { text, shared, run, done } = sharing
  const changed: SharedRow[] = []
  for (const { id, shared: isShared } of rows) {
    if (isShared === shared) continue
    if ((await run({ id, shared })) === 'error') break
    changed.push({ id, shared })
  }
  await refetchItems()
  if (changed.length === 0) return
  const title = done[shared ? 'shared' : 'unshared'](changed.length)
  notifySharing(text, title, shared, () => void shareRows(changed, { ...sharing, shared: false }))
}
