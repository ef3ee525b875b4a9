import { isDesktop } from '#platform/desktop/isDesktop.ts'
import type { Copied } from './Copied.ts'
import { copyByBrowser } from './copyByBrowser.ts'

/** Writes to the clipboard through the Windows program if there is one, otherwise through the browser. */
export async function copyText(text: string): Promise<Copied> {
  if (isDesktop()) {
    const { copyByProgram } = await import('./programClipboard.ts')
    const copied = await copyByProgram(text)
    if (copied) return copied
  }
  return { isDone: await copyByBrowser(text), canRestore: false }
}
