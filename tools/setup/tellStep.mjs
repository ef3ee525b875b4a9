// This is used before anything is installed, so it may use nothing but Node.js itself.

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 120
/**
 * The interval between lines in a log is short enough to show progress and long enough to keep the log
 * readable.
 */
const LOG_EVERY_MS = 15_000

/**
 * @typedef {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} Output
 * @typedef {{ done: (name?: string) => void, failed: () => void, tell: (line: string) => void }} Step
 */

const seconds = (/** @type {number} */ from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/**
 * Reports the progress of a step and, at its end, how long it took: on a terminal in one line with a moving
 * symbol, in a log with a line at the beginning, one now and then, and one at the end.
 * @param {string} name
 * @param {Output} [output]
 * @param {{ frameMs?: number, logEveryMs?: number }} [options]
 * @returns {Step}
 */
export function tellStep(
  name,
  output = process.stdout,
  { frameMs = FRAME_MS, logEveryMs = LOG_EVERY_MS } = {},
) {
  const startedAt = performance.now()
  const isLive = output.isTTY === true
  let frame = 0

  function show() {
    frame = (frame + 1) % FRAMES.length
    // A line that is wider than the terminal couldn't be overwritten and would leave a copy at every update.
    const line = `${FRAMES[frame]} ${name} … ${seconds(startedAt)}`.slice(0, (output.columns ?? 80) - 1)
    output.write(`\r\x1b[K${line}`)
  }
  const erase = () => {
    if (isLive) output.write('\r\x1b[K')
  }
  if (isLive) show()
  else output.write(`${name} …\n`)
  const timer = isLive
    ? setInterval(show, frameMs)
    : setInterval(() => output.write(`  … ${seconds(startedAt)}\n`), logEveryMs)
  timer.unref()

  return {
    done(done = name) {
      clearInterval(timer)
      erase()
      output.write(`✓ ${done}  ${seconds(startedAt)}\n`)
    },
    failed() {
      clearInterval(timer)
      erase()
      output.write(`✗ ${name}  ${seconds(startedAt)}\n`)
    },
    tell(line) {
      erase()
      output.write(`${line}\n`)
      if (isLive) show()
    },
  }
}
