import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftAutosave } from './createDraftAutosave.ts'
import type { Draft } from './Draft.ts'
import { memoryDrafts, openDraftStore } from './draftStore.ts'
import { takeSlot } from './takeSlot.ts'

interface Note {
  title: string
  lines: readonly string[]
}

/** An editor with the least content that a draft can keep. */
function noteEditor() {
  const listeners = new Set<() => void>()
  let note: Note = { title: '', lines: [] }
  let isDirty = false
  function become(next: Note, dirty: boolean) {
    note = next
    isDirty = dirty
    for (const listener of listeners) listener()
  }
  return {
    read: () => ({ isDirty, note }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    title: (title: string) => become({ ...note, title }, true),
    save: () => become(note, false),
  }
}

function keep(now = 7) {
  const editor = noteEditor()
  const store = memoryDrafts<Note>()
  const write = vi.spyOn(store, 'write')
  const content = () => editor.read().note
  const autosave = createDraftAutosave({
    editor,
    content,
    store,
    key: 'k',
    revision: () => 3,
    now: () => now,
  })
  return { editor, store, autosave, write }
}

describe('a draft', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is written within half a second during steady typing', async () => {
    const { editor, store } = keep()
    for (let press = 0; press < 5; press += 1) {
      editor.title(`${editor.read().note.title}a`)
      await vi.advanceTimersByTimeAsync(100)
    }
    const draft = await store.read('k')
    expect(draft).toMatchObject({ revision: 3, at: 7 })
    expect(draft?.title.length).toBeGreaterThanOrEqual(3)
    await vi.advanceTimersByTimeAsync(500)
    expect((await store.read('k'))?.title).toBe('aaaaa')
  })

  it('is not written again without a change', async () => {
    const { editor, write } = keep()
    editor.title('a')
    await vi.advanceTimersByTimeAsync(500)
    editor.title('a')
    await vi.advanceTimersByTimeAsync(500)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is deleted once the content is saved', async () => {
    const { editor, store } = keep()
    editor.title('a')
    await vi.advanceTimersByTimeAsync(500)
    expect(await store.read('k')).toBeDefined()
    editor.save()
    await vi.advanceTimersByTimeAsync(500)
    expect(await store.read('k')).toBeUndefined()
  })

  it('is written immediately on request', async () => {
    const { editor, store, autosave } = keep()
    editor.title('a')
    await autosave.flush()
    expect((await store.read('k'))?.title).toBe('a')
  })

  it('moves to another key, and leaves nothing under the old one', async () => {
    const { editor, store, autosave } = keep()
    editor.title('a')
    await autosave.flush()
    await autosave.moveTo('l')
    expect(await store.read('k')).toBeUndefined()
    expect((await store.read('l'))?.title).toBe('a')
    editor.title('b')
    await autosave.stop()
    expect((await store.read('l'))?.title).toBe('b')
    editor.title('c')
    await vi.advanceTimersByTimeAsync(500)
    expect((await store.read('l'))?.title).toBe('b')
  })

  it('lasts as long as the page if the browser has no database', async () => {
    const store = openDraftStore<Note>({ database: 'd', store: 's' }, undefined)
    await store.write('k', { title: 'a', lines: [], revision: undefined, at: 1 })
    expect(await store.read('k')).toMatchObject({ title: 'a' })
  })
})

describe('a draft in the Windows program', () => {
  const realFetch = window.fetch
  const kept = new Map<string, string>()

  beforeEach(() => {
    kept.clear()
    document.documentElement.setAttribute('data-desktop', '')
    window.fetch = async (input, { method = 'GET', body } = {}) => {
      const name = /^\/desktop\/keep\/([a-z0-9][a-z0-9._-]{0,79})$/u.exec(String(input))?.[1] ?? ''
      if (method === 'PUT') kept.set(name, String(body))
      if (method === 'DELETE') kept.delete(name)
      if (method !== 'GET') return new Response(null, { status: 204 })
      const held = kept.get(name)
      return held === undefined ? Response.json({ code: 'NOT_FOUND' }, { status: 404 }) : new Response(held)
    }
  })
  afterEach(() => {
    document.documentElement.removeAttribute('data-desktop')
    window.fetch = realFetch
  })

  it('is stored by the program, so that it survives a restart', async () => {
    const place = { database: 'd', store: 's' }
    const draft = { title: 'a', lines: [], revision: 3, at: 1 }
    await openDraftStore<Note>(place).write('mem_1/mod_1/1', draft)
    const next = openDraftStore<Note>(place)
    await expect(next.read('mem_1/mod_1/1')).resolves.toEqual(draft)
    await expect(next.read('mem_1/mod_1/2')).resolves.toBeUndefined()
    await expect(
      openDraftStore<Note>({ ...place, database: 'e' }).read('mem_1/mod_1/1'),
    ).resolves.toBeUndefined()
    expect([...kept.keys()].join(' ')).not.toContain('mem_1')
    await next.remove('mem_1/mod_1/1')
    expect(kept.size).toBe(0)
  })

  it('that can’t be read is an error rather than absent', async () => {
    window.fetch = async () => Response.json({ code: 'INTERNAL' }, { status: 500 })
    await expect(openDraftStore<Note>({ database: 'd', store: 's' }).read('k')).rejects.toThrow('INTERNAL')
  })
})

describe('slots for drafts', () => {
  const draft: Draft<Note> = { title: 'a', lines: [], revision: 1, at: 1 }

  /** Like the browser's locks, they have one holder per name. */
  function locksOf() {
    const held = new Set<string>()
    return {
      async request(name: string, _: unknown, use: (lock: unknown) => unknown) {
        if (held.has(name)) return use(null)
        held.add(name)
        await use({ name })
        held.delete(name)
      },
    } as unknown as LockManager
  }

  it('belong to one member', async () => {
    const store = memoryDrafts<Note>()
    await store.write('mem_1/mod_1/1', draft)
    const locks = locksOf()
    expect((await takeSlot({ member: 'mem_2', item: 'mod_1', store, locks })).draft).toBeUndefined()
    expect((await takeSlot({ member: 'mem_1', item: 'mod_1', store, locks })).draft).toEqual(draft)
  })

  it('belong to one tab, and are free again when it is closed', async () => {
    const store = memoryDrafts<Note>()
    const locks = locksOf()
    const one = await takeSlot({ member: 'm', item: 'new', store, locks })
    const two = await takeSlot({ member: 'm', item: 'new', store, locks })
    expect([one.isShared, two.isShared]).toEqual([false, true])
    expect(one.key).not.toBe(two.key)
    await store.write(two.key, draft)
    await two.release()
    await one.release()
    expect(await takeSlot({ member: 'm', item: 'new', store, locks })).toMatchObject({
      key: two.key,
      draft,
      isShared: false,
    })
  })
})
