// Runs in the page before everything else. The service's address changes at every start, so the browser's own
// storage would never be found again and would remain readable on the disk. The page's `localStorage` is
// therefore replaced by this one, filled by the program, which is notified of every change.

/** @param {Record<string, string>} kept */
// biome-ignore lint/correctness/noUnusedVariables: the code that the service appends calls it
function boot(kept) {
  const values = new Map(Object.entries(kept))
  const otherPages = new BroadcastChannel('pandok-desktop-local')
  /** @type {Map<string, string | null>} */
  const changes = new Map()
  let isSending = false
  const KEPT_ALIVE_MAX = 20_000

  // One request at a time, so that a session's tokens can't overtake each other.
  async function send() {
    if (isSending || changes.size === 0) return
    isSending = true
    const sent = Object.fromEntries(changes)
    changes.clear()
    let isKept = false
    try {
      // Leaving the page would abort the request. Browsers complete only small ones with `keepalive`.
      await tell(sent, JSON.stringify(sent).length < KEPT_ALIVE_MAX)
      isKept = true
    } catch {
      for (const [name, value] of Object.entries(sent)) if (!changes.has(name)) changes.set(name, value)
    }
    isSending = false
    if (isKept) void send()
    else setTimeout(send, 1000)
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
  function put(name, value) {
    if (value === null) values.delete(name)
    else values.set(name, value)
  }

  /** @param {string} name @param {string | null} value */
  function change(name, value) {
    if ((values.get(name) ?? null) === value) return
    put(name, value)
    changes.set(name, value)
    otherPages.postMessage([name, value])
    queueMicrotask(send)
  }

  const storage = {
    getItem: (/** @type {string} */ name) => values.get(String(name)) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => change(String(name), String(value)),
    removeItem: (/** @type {string} */ name) => change(String(name), null),
    clear() {
      for (const name of [...values.keys()]) change(name, null)
    },
    key: (/** @type {number} */ index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
  Object.defineProperty(window, 'localStorage', { value: storage, configurable: true })

  otherPages.addEventListener('message', ({ data: [name, newValue] }) => {
    const oldValue = values.get(name) ?? null
    put(name, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: name, oldValue, newValue }))
  })

  window.addEventListener('pagehide', () => {
    if (changes.size === 0) return
    const sent = Object.fromEntries(changes)
    changes.clear()
    tell(sent, true).catch(() => {})
  })

  // The page receives events such as `pandok-desktop-files`; the open stream tells the program that a page
  // exists.
  const events = new EventSource('/desktop/events')
  for (const name of ['files', 'recent', 'watch', 'settings', 'window', 'update']) {
    events.addEventListener(name, (event) => {
      window.dispatchEvent(new CustomEvent(`pandok-desktop-${name}`, { detail: JSON.parse(event.data) }))
    })
  }
}
