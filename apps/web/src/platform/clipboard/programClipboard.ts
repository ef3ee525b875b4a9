import type { ClipboardCopy, ClipboardRestoring, ClipboardText } from '@pandok/protocol/desktop'
import { toast } from '@pandok/ui'
import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import { currentText } from '#platform/text/text.ts'
import type { Copied } from './Copied.ts'
import { readCopyOption } from './copyOptions.ts'

/** Undefined if the program has no clipboard access, so that the browser's is tried. */
export async function copyByProgram(text: string): Promise<Copied | undefined> {
  const after = readCopyOption('restore')
  const body: ClipboardText = {
    text,
    isPrivate: readCopyOption('private') === 'on',
    restoreAfterSeconds: after === 'off' ? null : Number(after),
  }
  try {
    const { isVerified, canRestore } = await callDesktop<ClipboardCopy>('/desktop/clipboard', {
      method: 'PUT',
      body,
    })
    return { isDone: isVerified, canRestore }
  } catch (error) {
    if (error instanceof DesktopFailure) return undefined
    throw error
  }
}

/** Restores the previous content and reports the result. */
export async function restoreClipboard(): Promise<void> {
  const text = currentText()
  const asked = callDesktop<ClipboardRestoring>('/desktop/clipboard/restore', { method: 'POST' })
  const { isRestored, reason = 'busy' } = await asked.catch(
    (): ClipboardRestoring => ({ isRestored: false, reason: 'busy' }),
  )
  if (isRestored) toast({ tone: 'success', title: text('copy.restore.done') })
  else if (reason === 'busy') {
    const again = { label: text('copy.again'), onPress: () => void restoreClipboard() }
    toast({ tone: 'warning', title: text('copy.restore.busy'), action: again })
  } else toast({ tone: 'info', title: text(`copy.restore.${reason}`) })
}
