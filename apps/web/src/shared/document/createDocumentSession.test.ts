import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClosedDocument } from './openDocument.ts'
import { createNoteWorld, type NoteContent } from './testkit/createNoteWorld.ts'

let world: ReturnType<typeof createNoteWorld>

beforeEach(() => {
  vi.useFakeTimers()
  world = createNoteWorld()
})
afterEach(() => void vi.useRealTimers())

/** Waits long enough for the draft to be written. */
const rest = () => vi.advanceTimersByTimeAsync(1000)

const elsewhere = (changes: Partial<NoteContent> & { revision: number }) => {
  const note = world.notes.get('liver')
  if (note) world.notes.set('liver', { ...note, ...changes })
}

describe('saving', () => {
  it('replaces the revision that the work is based on, and then the one that this save created', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('normal')
    expect(session.isUnsaved()).toBe(true)
    expect(await session.save()).toEqual({ kind: 'saved' })
    expect(session.isUnsaved()).toBe(false)
    editor.type('normal liver')
    await session.save()
    expect(world.sent.map(({ id, revision }) => [id, revision])).toEqual([
      ['liver', 1],
      ['liver', 2],
    ])
    expect(session.read()).toMatchObject({ stored: { revision: 3, text: 'normal liver' }, revision: 3 })
  })

  it('sends nothing if the content can’t be saved, and returns the reason', async () => {
    const { session } = await world.open('new')
    expect(await session.save()).toEqual({ kind: 'obstacle', obstacle: 'name' })
    expect(world.sent).toEqual([])
    expect(session.read()).toMatchObject({ isSaving: false, problem: undefined })
  })

  it('happens once, however often it is requested meanwhile', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('a')
    const release = world.hold()
    const first = session.save()
    expect(session.read().isSaving).toBe(true)
    expect(await session.save()).toEqual({ kind: 'busy' })
    release()
    expect(await first).toEqual({ kind: 'saved' })
    expect(session.read().isSaving).toBe(false)
    expect(world.sent).toHaveLength(1)
  })

  it('leaves changes made during the call unsaved', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('a')
    const release = world.hold()
    const saving = session.save()
    editor.type('ab')
    release()
    await saving
    expect(session.isUnsaved()).toBe(true)
    expect(world.notes.get('liver')?.text).toBe('a')
    await rest()
    expect(await world.drafts.read('mina/liver/1')).toMatchObject({ text: 'ab', revision: 2 })
  })

  it('gives a new document an id, and saves under that id from then on', async () => {
    const { editor, session } = await world.open('new')
    editor.rename('Chest')
    await session.save()
    const id = session.read().stored?.id
    expect(id).toBe('made1')
    editor.type('clear')
    await session.save()
    expect(world.sent).toEqual([
      { id: undefined, revision: undefined, name: 'Chest' },
      { id: 'made1', revision: 1, name: 'Chest' },
    ])
  })

  it.each([
    ['PLATE_LIMIT', 409, { kind: 'refused', code: 'PLATE_LIMIT', message: 'PLATE_LIMIT.', details: [] }],
    ['UNREACHABLE', 0, { kind: 'connection', message: 'UNREACHABLE.' }],
    ['UNAVAILABLE', 503, { kind: 'connection', message: 'UNAVAILABLE.' }],
    ['NOT_FOUND', 404, { kind: 'gone' }],
  ] as const)('that ends with %s reports it and keeps the work', async (code, status, problem) => {
    const { editor, session } = await world.open('liver')
    editor.type('mine')
    world.refuse(code, { status })
    expect(await session.save()).toEqual({ kind: 'failed' })
    expect(session.read()).toMatchObject({ problem, conflict: undefined, isSaving: false })
    expect(session.isUnsaved()).toBe(true)
    world.refuse(undefined)
    await session.save()
    expect(session.read().problem).toBeUndefined()
  })

  it('that ends with the session shows no problem, because the log-in explains it', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('mine')
    world.refuse('SESSION_REVOKED', { status: 405 })
    expect(await session.save()).toEqual({ kind: 'failed' })
    expect(session.read().problem).toBeUndefined()
    await rest()
    expect(await world.drafts.read('mina/liver/1')).toMatchObject({ text: 'mine' })
  })

  it('throws an invalid answer, and can be retried', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('mine')
    vi.spyOn(world.kind, 'replace').mockRejectedValueOnce(new TypeError('a fault of ours'))
    await expect(session.save()).rejects.toThrow('a fault of ours')
    expect(await session.save()).toEqual({ kind: 'saved' })
  })

  it('creates a new document from a deleted one', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('mine')
    world.notes.delete('liver')
    await session.save()
    expect(session.read().problem).toEqual({ kind: 'gone' })
    expect(await session.saveAsNew('Liver')).toEqual({ kind: 'saved' })
    expect(session.read()).toMatchObject({ stored: { id: 'made0', text: 'mine' }, problem: undefined })
  })
})

describe('a newer version on the server', () => {
  async function conflict() {
    const opened = await world.open('liver')
    opened.editor.type('mine')
    elsewhere({ text: 'theirs', revision: 5 })
    expect(await opened.session.save()).toEqual({ kind: 'failed' })
    return opened
  }

  it('is returned, and nothing is overwritten', async () => {
    const { session } = await conflict()
    expect(session.read()).toMatchObject({ conflict: { text: 'theirs', revision: 5 }, problem: undefined })
    expect(world.notes.get('liver')?.text).toBe('theirs')
    session.forgetProblem()
    expect(session.read().conflict).toBeUndefined()
    // The member hasn't answered, so the next save reports the conflict again.
    await session.save()
    expect(session.read().conflict).toMatchObject({ revision: 5 })
  })

  it('is overwritten if the member keeps their own', async () => {
    const { session } = await conflict()
    expect(await session.save(5)).toEqual({ kind: 'saved' })
    expect(world.notes.get('liver')).toMatchObject({ text: 'mine', revision: 6 })
    expect(session.read().conflict).toBeUndefined()
  })

  it('can be taken, and undo restores the own version, based on the newer revision', async () => {
    const { editor, session } = await conflict()
    await session.takeTheirs()
    expect(editor.content().text).toBe('theirs')
    expect(session.isUnsaved()).toBe(false)
    expect(session.read()).toMatchObject({ conflict: undefined, revision: 5 })
    editor.undo()
    expect(editor.content().text).toBe('mine')
    expect(await session.save()).toEqual({ kind: 'saved' })
  })

  it('leaves the own version on this computer, also after a reload, until it is restored', async () => {
    const { session } = await conflict()
    await session.takeTheirs()
    await session.close()
    const again = await world.open('liver')
    expect(again.session.read().aside).toMatchObject({ text: 'mine', revision: 1 })
    await again.session.bringBack()
    expect(again.editor.content().text).toBe('mine')
    expect(again.session.read().aside).toBeUndefined()
    await again.session.close()
    expect((await world.open('liver')).session.read().aside).toBeUndefined()
  })

  it('sets nothing aside without unsaved work, and drops what is dismissed', async () => {
    const { session } = await world.open('liver')
    elsewhere({ text: 'restored', revision: 2 })
    await session.reread()
    expect(session.read()).toMatchObject({ aside: undefined, stored: { text: 'restored' }, revision: 2 })
    const other = await conflict()
    await other.session.takeTheirs()
    other.session.dropAside()
    expect(other.session.read().aside).toBeUndefined()
  })

  it('remains if the own version is saved as a new document', async () => {
    const { session } = await conflict()
    await session.saveAsNew('Liver 2')
    expect(session.read().stored).toMatchObject({ id: 'made1', name: 'Liver 2', text: 'mine' })
    expect(world.notes.get('liver')?.text).toBe('theirs')
  })
})

describe('unsaved work', () => {
  it('is restored when the document is opened again, as a change that can be undone', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('half')
    await session.close()
    const again = await world.open('liver')
    expect(again.editor.content().text).toBe('half')
    expect(again.session.read().restoredAt).toBeDefined()
    expect(again.session.isUnsaved()).toBe(true)
    again.editor.undo()
    expect(again.editor.content().text).toBe('')
  })

  it('based on an older revision is saved as such, which reports a conflict first', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('half')
    await session.close()
    elsewhere({ text: 'theirs', revision: 2 })
    const again = await world.open('liver')
    expect(again.session.read().revision).toBe(1)
    expect(await again.session.save()).toEqual({ kind: 'failed' })
    expect(again.session.read().conflict).toMatchObject({ revision: 2 })
  })

  it('can be discarded: the next save replaces the stored revision', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('half')
    await session.close()
    elsewhere({ revision: 2 })
    const again = await world.open('liver')
    again.session.discard()
    expect(again.session.read()).toMatchObject({ restoredAt: undefined, revision: 2 })
    expect(again.session.isUnsaved()).toBe(false)
    await rest()
    expect(await world.drafts.read('mina/liver/1')).toBeUndefined()
  })

  it('is kept without a notice once the member has confirmed its restoration', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('half')
    await session.close()
    const again = await world.open('liver')
    again.session.keepRestored()
    expect(again.session.read().restoredAt).toBeUndefined()
    expect(again.editor.content().text).toBe('half')
  })

  it('belongs to one member', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('half')
    await session.close()
    expect((await world.open('liver', 'jun')).editor.content().text).toBe('')
  })

  it('that the editor can’t hold is left alone', async () => {
    await world.drafts.write('mina/liver/1', { name: 'Liver', text: 5 as never, revision: 1, at: 1 })
    const { editor, session } = await world.open('liver')
    expect(editor.content().text).toBe('')
    expect(session.read()).toMatchObject({ restoredAt: undefined, revision: 1 })
  })

  it('of two tabs is stored separately, and both tabs are notified', async () => {
    const one = await world.open('liver')
    const two = await world.open('liver')
    expect([one.session.read().isOpenElsewhere, two.session.read().isOpenElsewhere]).toEqual([false, true])
    one.editor.type('one')
    two.editor.type('two')
    await rest()
    expect(await world.drafts.read('mina/liver/1')).toMatchObject({ text: 'one' })
    expect(await world.drafts.read('mina/liver/2')).toMatchObject({ text: 'two' })
  })

  it('moves to the id that the first save assigns, and frees the slot of new documents', async () => {
    const { editor, session } = await world.open('new')
    editor.rename('Chest')
    await rest()
    expect(await world.drafts.read('mina/new/1')).toMatchObject({ name: 'Chest' })
    const release = world.hold()
    const saving = session.save()
    editor.type('more')
    release()
    await saving
    await rest()
    expect(await world.drafts.read('mina/new/1')).toBeUndefined()
    expect(await world.drafts.read('mina/made1/1')).toMatchObject({ text: 'more', revision: 1 })
    expect([...world.held]).toEqual(['pandok-draft mina/made1/1'])
  })

  it('that can’t be stored is reported, and editing continues', async () => {
    const { editor, session } = await world.open('liver')
    vi.spyOn(world.drafts, 'write').mockRejectedValue(new Error('full'))
    editor.type('half')
    await rest()
    expect(session.read().isDraftTroubled).toBe(true)
    expect(await session.save()).toEqual({ kind: 'saved' })
  })

  it('is written at once when the page may be about to close', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('half')
    await session.flush()
    expect(await world.drafts.read('mina/liver/1')).toMatchObject({ text: 'half' })
  })
})

describe('leaving', () => {
  it('saves if requested, and stays if saving fails', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('mine')
    world.refuse('UNREACHABLE', { status: 0 })
    expect(await session.leave('save')).toBe(false)
    world.refuse(undefined)
    expect(await session.leave('save')).toBe(true)
    expect(world.notes.get('liver')?.text).toBe('mine')
  })

  it('stays if the content can’t be saved', async () => {
    const { editor, session } = await world.open('new')
    editor.type('nameless')
    expect(await session.leave('save')).toBe(false)
  })

  it('discards the work and its draft if requested', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('mine')
    await session.flush()
    expect(await session.leave('discard')).toBe(true)
    expect(session.isUnsaved()).toBe(false)
    await session.close()
    expect(await world.drafts.read('mina/liver/1')).toBeUndefined()
  })

  it('needs no confirmation for a deleted document', async () => {
    const { editor, session } = await world.open('liver')
    editor.type('mine')
    session.giveUp()
    expect(session.isUnsaved()).toBe(false)
  })

  it('frees the slot of its drafts, also while it is moving to another', async () => {
    const { editor, session } = await world.open('new')
    editor.rename('Chest')
    await session.save()
    await session.close()
    expect([...world.held]).toEqual([])
  })
})

describe('opening', () => {
  it('refuses a document that can’t be edited, and returns it', async () => {
    const note = world.notes.get('liver')
    if (note) world.notes.set('liver', { ...note, may: { save: false } })
    const refused = await world.open('liver').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ClosedDocument)
    expect(refused).toMatchObject({ stored: { name: 'Liver' } })
    expect([...world.held]).toEqual([])
  })

  it('shows the stored version if drafts can’t be read', async () => {
    vi.spyOn(world.drafts, 'read').mockRejectedValue(new Error('broken'))
    const { editor, session } = await world.open('liver')
    expect(editor.content().name).toBe('Liver')
    expect(session.read()).toMatchObject({ restoredAt: undefined, aside: undefined })
  })

  it('applies changes on the server that make no new revision', async () => {
    const { session } = await world.open('liver')
    const heard = vi.fn()
    const stop = session.subscribe(heard)
    session.update({ shared: true })
    expect(session.read()).toMatchObject({ stored: { shared: true, name: 'Liver' }, revision: 1 })
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    session.update({ shared: false })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
