import { createKeyDispatcher, type KeyContext, type KeyDispatcher } from '@pandok/board'
import { onMac } from './onMac.ts'

export type PageKeyContext = KeyContext<KeyboardEvent>

interface PageKeys {
  dispatcher: KeyDispatcher<KeyboardEvent>
  stop(): void
}

let page: PageKeys | undefined
let contexts = 0

/** All keys of the page go through one dispatcher, which asks the registered contexts in order. */
export function addKeyContext(context: PageKeyContext): () => void {
  page ??= listen()
  contexts += 1
  const leave = page.dispatcher.add(context)
  return () => {
    leave()
    contexts -= 1
    if (contexts > 0) return
    page?.stop()
    page = undefined
  }
}

function listen(): PageKeys {
  const dispatcher = createKeyDispatcher<KeyboardEvent>({ mac: onMac() })
  const types = ['keydown', 'keyup'] as const
  for (const type of types) {
    window.addEventListener(type, dispatcher.beforeElements, { capture: true })
    window.addEventListener(type, dispatcher.afterElements)
  }
  window.addEventListener('blur', dispatcher.reset)
  const letButtonsBe = keepButtonsFromSpace()
  return {
    dispatcher,
    stop() {
      letButtonsBe()
      for (const type of types) {
        window.removeEventListener(type, dispatcher.beforeElements, { capture: true })
        window.removeEventListener(type, dispatcher.afterElements)
      }
      window.removeEventListener('blur', dispatcher.reset)
    },
  }
}

/** Firefox presses a button when Space is released, although the keydown was handled. */
function keepButtonsFromSpace(): () => void {
  let isTaken = false
  const onPress = (event: KeyboardEvent) => {
    if (event.code === 'Space') isTaken = event.defaultPrevented
  }
  const onRelease = (event: KeyboardEvent) => {
    if (event.code !== 'Space' || !isTaken) return
    isTaken = false
    event.preventDefault()
  }
  window.addEventListener('keydown', onPress)
  window.addEventListener('keyup', onRelease)
  return () => {
    window.removeEventListener('keydown', onPress)
    window.removeEventListener('keyup', onRelease)
  }
}

/**
 * The first open dialog of the page. It is asked for several times at every press, and a selector would be tried on
 * every element of a long report.
 */
export function openDialog(): HTMLDialogElement | undefined {
  for (const dialog of document.getElementsByTagName('dialog')) if (dialog.open) return dialog
  return undefined
}

/** Whether a dialog is open that doesn't contain the area. */
export function isBehindDialog(area?: HTMLElement | null): boolean {
  const dialog = openDialog()
  return dialog !== undefined && !(area && dialog.contains(area))
}
