import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

interface HeapUsage {
  usedSize: number
  embedderHeapUsedSize?: number
  backingStorageSize?: number
}

/** The collection that frees less than this part is the last one. */
const FREED_LITTLE = 0.001
/** The browser frees memory in steps, between its tasks. */
const FREEING_MS = 100

/**
 * Resolves with the size of the objects and buffers of the page and its workers after a collection.
 * `measureUserAgentSpecificMemory` returns the same, but headless browsers don't offer it. Pictures on canvases
 * aren't included.
 */
export async function pageBytes(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  try {
    const ends = [(method: string) => cdp.send(method as 'Runtime.getHeapUsage'), ...(await workersOf(cdp))]
    let bytes = 0
    for (const ask of ends) bytes += await keptBytes(ask)
    return bytes
  } finally {
    await cdp.detach()
  }
}

type Ask = (method: string) => Promise<unknown>

/**
 * Elements that one collection releases are freed by a later one, so collections are repeated until they free nothing
 * more.
 */
async function keptBytes(ask: Ask): Promise<number> {
  let kept = Number.POSITIVE_INFINITY
  for (;;) {
    await ask('HeapProfiler.collectGarbage')
    const heap = (await ask('Runtime.getHeapUsage')) as HeapUsage
    const bytes = heap.usedSize + (heap.embedderHeapUsedSize ?? 0) + (heap.backingStorageSize ?? 0)
    if (bytes > kept * (1 - FREED_LITTLE)) return Math.min(bytes, kept)
    kept = bytes
    await setTimeout(FREEING_MS)
  }
}

/** Returns a function for each worker of the page that sends it commands. */
async function workersOf(cdp: CDPSession): Promise<Ask[]> {
  const sessions: string[] = []
  const open = new Map<number, (result: unknown) => void>()
  let asked = 0
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') sessions.push(sessionId)
  })
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: unknown }
    open.get(id)?.(result)
  })
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  return sessions.map((sessionId) => async (method) => {
    const id = ++asked
    const answer = new Promise((resolve) => open.set(id, resolve))
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return answer
  })
}
