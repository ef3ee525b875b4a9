import { NOTE_KIND, noteContracts } from '@pandok/testkit/note'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { isLocalId } from '../localRevision.ts'
import { type Computer, computer, type ProgramWindow } from '../testkit/computer.ts'
import { knowNotesOffline, type NoteContent } from '../testkit/knowNotesOffline.ts'
import { type ModelServer, modelServer } from '../testkit/modelServer.ts'
import { plateOf, reconnect } from '../testkit/scene.ts'

type Note = NoteContent & { id: string; revision: number }

let forgetNotes: () => void
let server: ModelServer
let machine: Computer
let window: ProgramWindow

beforeAll(async () => {
  forgetNotes = knowNotesOffline()
  await textStore.show('en', 'program')
})
afterAll(() => forgetNotes())

/** Stores one note on the server, synchronizes, then disconnects. */
beforeEach(async () => {
  server = modelServer()
  await server.elsewhere.call('note-create', { name: 'Liver', text: 'Clear.' })
  machine = computer(server)
  window = machine.open()
  await window.sync()
  server.network = 'gone'
})

const noteIn = async (answer: Promise<unknown>) => ((await answer) as { note: Note }).note
const notes = async (param: object = {}) => (await window.call('note-list', param)) as { items: Note[] }
const held = () => [...(server.held[NOTE_KIND]?.values() ?? [])] as unknown as Note[]
const save = ({ id, revision }: Note, name: string, text = 'Seen.') =>
  noteIn(window.call('note-save', { id, revision, name, text }))

async function liver(): Promise<Note> {
  const [first] = (await notes()).items
  return noteIn(window.call('note-get', { id: first?.id }))
}

it('is listed, searched and opened without a connection', async () => {
  expect(noteContracts.list.result.safeParse(await notes()).success).toBe(true)
  expect((await notes({ search: 'LIV' })).items).toHaveLength(1)
  expect((await notes({ search: 'spleen' })).items).toHaveLength(0)
  expect(await liver()).toMatchObject({ name: 'Liver', text: 'Clear.' })
})

it('is saved here, survives a restart, and is sent once after a reconnection', async () => {
  await save(await liver(), 'Liver 2')
  const made = await noteIn(window.call('note-create', { name: 'Spleen', text: 'Large.' }))
  expect(isLocalId(made.id)).toBe(true)
  machine.restart()
  window = machine.open()
  await window.validate()
  expect((await notes({ sort: 'name' })).items.map(({ name }) => name)).toEqual(['Liver 2', 'Spleen'])
  expect(window.status().waiting).toMatchObject([{ kind: 'note' }, { kind: 'note' }])
  await reconnect({ server, window })
  expect(held().map(({ name, text }) => `${name}: ${text}`)).toEqual(['Liver 2: Seen.', 'Spleen: Large.'])
  expect(server.calls.filter((method) => method === 'note-create')).toHaveLength(1)
  expect(window.status()).toMatchObject({ mode: 'online', waiting: [], refused: [], conflicts: [] })
  await expect(save(made, 'Spleen 2')).resolves.toMatchObject({ revision: 2 })
})

it('follows its own rules: a taken name and an invalid param are refused', async () => {
  const create = (param: object) => window.call('note-create', param)
  await expect(create({ name: 'liver', text: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(create({ name: 'Spleen', cells: [] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(create({ name: 'Spleen', text: '' })).resolves.toBeDefined()
})

it('that was changed elsewhere becomes a draft in its own storage', async () => {
  const note = await liver()
  await save(note, 'mine')
  const { id, revision } = note
  await server.elsewhere.call('note-save', { id, revision, name: 'theirs', text: '' })
  await reconnect({ server, window })
  expect(window.status()).toMatchObject({ waiting: [], conflicts: [{ kind: 'note', name: 'mine' }] })
  await expect(machine.drafts[NOTE_KIND].read(`mem_1/${id}/1`)).resolves.toMatchObject({
    name: 'mine',
    text: 'Seen.',
    revision: 1,
  })
  await expect(machine.drafts.plate.read(`mem_1/${id}/1`)).resolves.toBeUndefined()
})

it('that the server refuses can be downloaded in its own format, saved as a new one, or deleted', async () => {
  const note = await liver()
  await save(note, 'Liver 2')
  await server.elsewhere.call('note-delete', { id: note.id })
  await server.elsewhere.call('note-create', { name: 'Liver 2', text: 'Of another computer.' })
  await reconnect({ server, window })
  const [refused] = window.status().refused
  if (!refused) throw new Error('The server took a note that it does not have.')
  await expect(window.fileOf(refused)).resolves.toEqual({
    format: 'note',
    notes: [{ name: 'Liver 2', text: 'Seen.' }],
  })
  await window.saveAsNew(refused)
  await window.sync()
  expect(held().map(({ name }) => name)).toEqual(['Liver 2', 'Liver 3'])
})

it('waits together with other kinds, which are sent in their order', async () => {
  await window.call('note-create', { name: 'Spleen', text: '' })
  await window.call('plate-create', plateOf('A'))
  await reconnect({ server, window })
  expect(server.calls.filter((method) => method.endsWith('-create'))).toEqual(['plate-create', 'note-create'])
})
