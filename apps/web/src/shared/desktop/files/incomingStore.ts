import type { IncomingBatch } from '@pandok/protocol/desktop'
import { callDesktop } from '#platform/desktop/callDesktop.ts'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { onDesktopEvent } from '#platform/desktop/onDesktopEvent.ts'
import { createIncomingStore } from './createIncomingStore.ts'

const windows = new BroadcastChannel('pandok-desktop-files')

/** The store of this page, used in the Windows program only. */
export const incomingStore = createIncomingStore({
  list: async () => (await callDesktop<{ batches: IncomingBatch[] }>('/desktop/files')).batches,
  claim: (id) =>
    callDesktop(`/desktop/files/${id}/claim`, { method: 'POST' }).then(
      () => true,
      () => false,
    ),
  forget: forgetBatch,
  tell: (id) => windows.postMessage(id),
})

windows.addEventListener('message', ({ data }) => incomingStore.drop(String(data)))
onDesktopEvent('files', ({ batch }) => incomingStore.add(batch))
// A program that has just ended has no files to list.
if (isDesktop()) incomingStore.look().catch(() => {})

/** Tells the program to drop a batch, whose files can no longer be read afterwards. */
export async function forgetBatch(id: string): Promise<void> {
  await callDesktop(`/desktop/files/${id}`, { method: 'DELETE' }).catch(() => {})
}
