import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { copyByBrowser } from './copyByBrowser.ts'

export interface Copied {
  /** It is in the clipboard: read back where that is allowed. */
  isDone: boolean
  /** What was there before can be put back. */
  canRestore: boolean
}

/** Puts a text on the clipboard: through the program where there is one, else through the browser. */
export async function copyText(text: string): Promise<Copied> {
  if (isDesktop()) {
    const { copyByProgram } = await import('./programClipboard.ts')
    const copied = await copyByProgram(text)
    if (copied) return copied
  }
  return { isDone: await copyByBrowser(text), canRestore: false }
}
