// @ts-nocheck: runs in the page, before any other script of it

/** The frame that was being rendered when something was found is visible when the next task runs. */
function afterThisFrame(done) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => done(performance.now())
  port2.postMessage(0)
}

function whenFound(isThere) {
  return new Promise((resolve) => {
    const look = () => (isThere() ? afterThisFrame(resolve) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  })
}

let sentence = ''
let outcome = Promise.resolve({})

const isWritten = () =>
  [...document.querySelectorAll('textarea')].some(({ value }) => value.includes(sentence))

/**
 * Starts when all key handlers have finished, then looks once per task, each time after a layout: the earliest moment
 * at which a frame could show the text.
 */
function whenLaidOut() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const look = () => {
      document.body.getBoundingClientRect()
      if (isWritten()) resolve(performance.now())
      else port2.postMessage(0)
    }
    port1.onmessage = look
    // This is the last key handler; microtasks of the page's own handlers were queued before.
    window.addEventListener('keydown', () => queueMicrotask(look), { once: true })
  })
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta']

/** From now on, looks for a sentence in the report. */
window.watchFor = (words) => {
  sentence = words
  outcome = new Promise((resolve) => {
    const press = async ({ key, timeStamp }) => {
      // The key counts, and not the Shift that is held down before it.
      if (MODIFIERS.includes(key)) return
      window.removeEventListener('keydown', press, { capture: true })
      const [laidOutAt, shownAt] = await Promise.all([whenLaidOut(), whenFound(isWritten)])
      resolve({ laidOutMs: laidOutAt - timeStamp, shownMs: shownAt - timeStamp })
    }
    window.addEventListener('keydown', press, { capture: true })
  })
}

/**
 * Resolves with the milliseconds from the key press to the laid-out text, and to the end of the frame that shows it.
 */
window.pressToText = () => outcome

window.boardShownAt = whenFound(() => document.querySelectorAll('[role="gridcell"]').length >= 60)
