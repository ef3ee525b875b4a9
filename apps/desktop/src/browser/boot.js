// Runs in the page before everything else. The service's address changes with every start, so the browser's own storage is empty
// each time: it is filled with what the program keeps, and what is written to it is told to the program.

/** @param {Record<string, string>} kept */
// biome-ignore lint/correctness/noUnusedVariables: called by the line that the service adds
function boot(kept) {
  const storage = window.localStorage
  const write = Storage.prototype.setItem
  const remove = Storage.prototype.removeItem
  const clear = Storage.prototype.clear

  // Another page of this start may have written since; what it wrote is kept as well.
  for (const name of Object.keys(storage)) if (!(name in kept)) remove.call(storage, name)
  for (const [name, value] of Object.entries(kept)) write.call(storage, name, value)

  /** @type {Map<string, string | null>} */
  const changes = new Map()
  let isSending = false

  // One at a time: a session's tokens must not overtake each other.
  async function send() {
    if (isSending || changes.size === 0) return
    isSending = true
    const sent = Object.fromEntries(changes)
    changes.clear()
    try {
      await tell(sent, false)
    } catch {
      for (const [name, value] of Object.entries(sent)) if (!changes.has(name)) changes.set(name, value)
      setTimeout(send, 1000)
      return
    } finally {
      isSending = false
    }
    void send()
  }

  /** @param {Record<string, string | null>} sent @param {boolean} keepalive */
  async function tell(sent, keepalive) {
    const answer = await fetch('/desktop/local', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes: sent }),
      keepalive,
    })
    if (!answer.ok) throw new Error('not kept')
  }

  /** @param {string} name @param {string | null} value */
  function note(name, value) {
    changes.set(name, value)
    queueMicrotask(send)
  }

  Storage.prototype.setItem = function setItem(name, value) {
    write.call(this, name, value)
    if (this === storage) note(String(name), String(value))
  }
  Storage.prototype.removeItem = function removeItem(name) {
    remove.call(this, name)
    if (this === storage) note(String(name), null)
  }
  Storage.prototype.clear = function clearAll() {
    const names = this === storage ? Object.keys(storage) : []
    clear.call(this)
    for (const name of names) note(name, null)
  }

  window.addEventListener('pagehide', () => {
    if (changes.size === 0) return
    const sent = Object.fromEntries(changes)
    changes.clear()
    tell(sent, true).catch(() => {})
  })

  // The page hears `pandok-desktop-files` and the like; the program knows by the open stream that a page is there.
  const events = new EventSource('/desktop/events')
  for (const name of ['files', 'recent', 'watch', 'settings', 'window', 'update']) {
    events.addEventListener(name, (event) => {
      window.dispatchEvent(new CustomEvent(`pandok-desktop-${name}`, { detail: JSON.parse(event.data) }))
    })
  }
}
