import type { DesktopWindowState } from '@pandok/protocol/desktop'
import { callDesktop } from '#platform/desktop/callDesktop.ts'

const WIDTH = 380
let before: { x: number; y: number; width: number; height: number } | undefined

const put = (is: boolean) =>
  callDesktop<DesktopWindowState>('/desktop/window', {
    method: 'PUT',
    body: { isNarrow: is, isAlwaysOnTop: is },
  })

export const isProgramNarrow = (): Promise<boolean> =>
  callDesktop<DesktopWindowState>('/desktop/window').then(
    ({ isNarrow }) => isNarrow,
    () => false,
  )

/** Undefined if the window is a browser tab, which can't be resized. */
export async function narrowWindow(): Promise<'program' | 'resized' | undefined> {
  try {
    await put(true)
    return 'program'
  } catch {
    const { kind } = await callDesktop<DesktopWindowState>('/desktop/window').catch(() => ({ kind: null }))
    if (kind !== 'edge' && kind !== 'chrome') return undefined
    before = { x: screenX, y: screenY, width: outerWidth, height: outerHeight }
    const { left, top } = edges()
    resizeTo(WIDTH, screen.availHeight)
    moveTo(left + screen.availWidth - WIDTH, top)
    return 'resized'
  }
}

export async function widen(kind: 'program' | 'resized'): Promise<void> {
  if (kind === 'program') {
    if (await isProgramNarrow()) await put(false).catch(() => {})
  } else if (before) {
    resizeTo(before.width, before.height)
    moveTo(before.x, before.y)
  }
}

/** The position of the window's monitor; browsers that open separate windows provide it. */
function edges(): { left: number; top: number } {
  const { availLeft = 0, availTop = 0 } = screen as Screen & { availLeft?: number; availTop?: number }
  return { left: availLeft, top: availTop }
}
