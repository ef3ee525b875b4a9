import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'boot.js')

interface TestPage {
  storage: Storage
  events: Event[]
  hide: () => void
  close: () => void
}

let told: { changes: Record<string, string | null>; keepalive: boolean }[]
let isServiceThere: boolean
let waiting: (() => void)[]
let pages: TestPage[]
beforeEach(() => {
  told = []
  isServiceThere = true
  waiting = []
  pages = []
})
afterEach(() => {
  for (const page of pages) page.close()
})

class StorageChange extends Event {
  readonly key: string
  readonly newValue: string | null
  constructor(type: string, { key, newValue }: { key: string; newValue: string | null }) {
    super(type)
    this.key = key
    this.newValue = newValue
  }
}

/** A page that runs the script. Broadcast channels are real, so that pages receive each other's messages. */
async function openPage(kept: Record<string, string>): Promise<TestPage> {
  const window = new EventTarget() as EventTarget & { localStorage: Storage }
  const events: Event[] = []
  window.addEventListener('storage', (event) => void events.push(event))
  const channels: BroadcastChannel[] = []
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  const fetch = async (_path: string, init: { body: string; keepalive: boolean }) => {
    told.push({ ...JSON.parse(init.body), keepalive: init.keepalive })
    return { ok: isServiceThere }
  }
  runInNewContext(`${await readFile(file, 'utf8')}\nboot(${JSON.stringify(kept)})`, {
    window,
    fetch,
    queueMicrotask,
    StorageEvent: StorageChange,
    CustomEvent,
    BroadcastChannel: Channel,
    EventSource: EventTarget,
    setTimeout: (again: () => void) => void waiting.push(again),
  })
  const page = {
    storage: window.localStorage,
    events,
    hide: () => void window.dispatchEvent(new Event('pagehide')),
    close() {
      for (const channel of channels) channel.close()
    },
  }
  pages.push(page)
  return page
}

const settle = async () => {
  for (let count = 0; count < 5; count += 1) await turn()
}

describe('the page’s storage', () => {
  it('starts with the stored entries and behaves like the browser’s', async () => {
    const { storage } = await openPage({ theme: 'dark' })
    expect(storage.getItem('theme')).toBe('dark')
    expect(storage.getItem('nothing')).toBeNull()
    storage.setItem('count', 7 as unknown as string)
    expect([storage.getItem('count'), storage.length, storage.key(1), storage.key(2)]).toEqual([
      '7',
      2,
      'count',
      null,
    ])
    storage.clear()
    expect(storage.length).toBe(0)
  })

  it('sends changes at once, together, and only real ones', async () => {
    const { storage } = await openPage({ a: '1', b: '2' })
    storage.setItem('a', '1')
    await settle()
    expect(told).toEqual([])
    storage.setItem('a', '3')
    storage.removeItem('b')
    await settle()
    expect(told).toEqual([{ changes: { a: '3', b: null }, keepalive: true }])
  })

  it('sends again what could not be stored, but never an older value after a newer one', async () => {
    const { storage } = await openPage({})
    isServiceThere = false
    storage.setItem('token', 'old')
    storage.setItem('other', 'x')
    await settle()
    isServiceThere = true
    storage.setItem('token', 'new')
    await settle()
    for (const again of waiting.splice(0)) again()
    await settle()
    expect(told.at(-1)).toEqual({ changes: { token: 'new', other: 'x' }, keepalive: true })
  })

  it('sends the rest when the page is left', async () => {
    const page = await openPage({})
    page.storage.setItem('draft', 'x')
    page.hide()
    await settle()
    expect(told).toEqual([{ changes: { draft: 'x' }, keepalive: true }])
  })

  it('is shared by all open pages, which receive changes as storage events', async () => {
    const [one, other] = [await openPage({}), await openPage({})]
    one.storage.setItem('authToken', 't')
    await expect.poll(() => other.storage.getItem('authToken')).toBe('t')
    expect(other.events).toMatchObject([{ key: 'authToken', newValue: 't' }])
    expect(one.events).toEqual([])
    await settle()
    expect(told).toHaveLength(1)
  })
})
