const TRIES = 2

/**
 * Whether the text is on the clipboard now. Browsers refuse the Clipboard API on pages without TLS and under
 * some policies.
 */
export async function copyByBrowser(text: string): Promise<boolean> {
  for (let count = 0; count < TRIES; count += 1) {
    const isWritten = await writeText(text)
    if (!isWritten) return false
    if (await isThere(text)) return true
  }
  return false
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/**
 * Reads the clipboard only if no permission prompt appears; otherwise the write is assumed to have worked.
 */
async function isThere(text: string): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state !== 'granted' || sameLines(await navigator.clipboard.readText()) === sameLines(text)
  } catch {
    return true
  }
}

/** Windows converts line ends on the clipboard. */
const sameLines = (text: string): string => text.replaceAll('\r\n', '\n')

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
