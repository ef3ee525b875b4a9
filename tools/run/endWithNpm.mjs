/** How often it is looked whether the parent is still there. */
const LOOK_MS = 1_000

/**
 * Ends this process as a SIGTERM does, once the shell in which npm started it is gone. npm passes a signal on to that shell only,
 * which ends without telling the program: it would keep its port and its database. A program that wasn't started through npm
 * may outlive its parent, as one that a terminal leaves in the background does.
 * On Windows there is no such shell to lose, and the number of a parent stays the same after it has ended.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  timer.unref()
}
