import type { ClipboardCopy, ClipboardRestoring, ClipboardText } from '@pandok/protocol/desktop'
import { toast } from '@pandok/ui'
import { askDesktop, DesktopFailure } from '#platform/desktop/askDesktop.ts'
import { currentText } from '#platform/text/text.ts'
import type { Copied } from './Copied.ts'
import { readCopyOption } from './copyOptions.ts'

/** Undefined where the program has no clipboard to give: then the browser's is tried. */
export async function copyByProgram(text: string): Promise<Copied | undefined> {
  const after = readCopyOption('restore')
  const body: ClipboardText = {
    text,
    isPrivate: readCopyOption('private') === 'on',
    restoreAfterSeconds: after === 'off' ? null : Number(after),
  }
  try {
    const { isVerified, canRestore } = await askDesktop<ClipboardCopy>('/desktop/clipboard', {
      method: 'PUT',
      body,
    })
    return { isDone: isVerified, canRestore }
  } catch (error) {
    if (error instanceof DesktopFailure) return undefined
    throw error
  }
}

/** Puts back what was there before our text, and says how that went. */
export async function restoreClipboard(): Promise<void> {
  const text = currentText()
  const asked = askDesktop<ClipboardRestoring>('/desktop/clipboard/restore', { method: 'POST' })
  const { isRestored, reason = 'busy' } = await asked.catch(
    (): ClipboardRestoring => ({ isRestored: false, reason: 'busy' }),
  )
  if (isRestored) toast({ tone: 'success', title: text('copy.restore.done') })
  else if (reason === 'busy') {
    const again = { label: text('copy.again'), onPress: () => void restoreClipboard() }
    toast({ tone: 'warning', title: text('copy.restore.busy'), action: again })
  } else toast({ tone: 'info', title: text(`copy.restore.${reason}`) })
}
