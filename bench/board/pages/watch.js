// @ts-nocheck: runs in the page
// Before anything else of the page does.

/** The frame that was being made when something was found is on the screen when the next task runs. */
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

let pressedAt = 0
let shownAt = Promise.resolve(0)
window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })

/** From now on looks for a sentence in the report. */
window.watchFor = (sentence) => {
  shownAt = whenFound(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value.includes(sentence)),
  )
}

/** Milliseconds from the last key press to the frame that shows what was watched for. */
window.pressToText = async () => (await shownAt) - pressedAt

window.boardShownAt = whenFound(() => document.querySelectorAll('[role="gridcell"]').length >= 60)
