import type { PlateDocument } from '@pandok/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { isLocalId, isLocalRevision } from '../localRevision.ts'
import {
  cutOff,
  moduleOf,
  namesOn,
  plateOf,
  plates,
  reconnect,
  savedModule,
  savedPlate,
  saveOf,
} from '../testkit/scene.ts'

beforeAll(async () => void (await textStore.show('ko', 'program')))

describe('a plate that is saved on this computer', () => {
  it('gets a local revision, survives a restart, and is sent to the server once', async () => {
    const { server, machine, window } = await cutOff()
    const [a] = await plates(window)
    const first = await savedPlate(window.call('plate-save', saveOf(a as PlateDocument, 'A2')))
    expect(isLocalRevision(first.revision)).toBe(true)
    await savedPlate(window.call('plate-save', saveOf(first, 'A3')))
    expect(window.status().waiting).toMatchObject([{ name: 'A3' }])
    machine.restart()
    const again = machine.open()
    await again.validate()
    expect((await plates(again)).map(({ name }) => name)).toEqual(['A3', 'B'])
    await reconnect({ server, window: again })
    expect(namesOn(server)).toEqual(['A3', 'B'])
    expect(server.held.plate.get(a?.id ?? '')?.revision).toBe(2)
    expect(again.status()).toMatchObject({ mode: 'online', waiting: [] })
    expect(machine.store.names().filter((name) => /-o\d+$/u.test(name))).toEqual([])
  })

  it('in two windows from the same revision is a conflict between them', async () => {
    const { machine, window } = await cutOff()
    const other = machine.open()
    await other.validate()
    const [a] = await plates(window)
    await window.call('plate-save', saveOf(a as PlateDocument, 'left'))
    await expect(other.call('plate-save', saveOf(a as PlateDocument, 'right'))).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { newest: { name: 'left' } },
    })
  })

  it('can be saved again by an editor that stayed open, without a false conflict', async () => {
    const { server, window } = await cutOff()
    const [a] = await plates(window)
    const local = await savedPlate(window.call('plate-save', saveOf(a as PlateDocument, 'A2')))
    await reconnect({ server, window })
    const saved = await savedPlate(window.call('plate-save', saveOf(local, 'A3')))
    expect(saved).toMatchObject({ id: a?.id, name: 'A3', revision: 3 })
  })

  it('is sent if only this window has seen the newest version', async () => {
    const { server, window } = await cutOff()
    server.network = 'there'
    await window.check()
    const [a] = await plates(window)
    const saved = await savedPlate(window.call('plate-save', saveOf(a as PlateDocument, 'A2')))
    server.network = 'gone'
    await window.call('plate-save', saveOf(saved, 'A3'))
    await reconnect({ server, window })
    expect(namesOn(server)).toEqual(['A3', 'B'])
    expect(window.status().conflicts).toEqual([])
  })

  it('and elsewhere is a conflict: both versions are kept, and the open editor asks as well', async () => {
    const { server, machine, window } = await cutOff()
    const [a] = await plates(window)
    const local = await savedPlate(window.call('plate-save', saveOf(a as PlateDocument, 'mine')))
    await server.elsewhere.call('plate-save', saveOf(a as PlateDocument, 'theirs'))
    await reconnect({ server, window })
    expect(namesOn(server)).toEqual(['B', 'theirs'])
    expect(window.status()).toMatchObject({ waiting: [], conflicts: [{ id: a?.id, name: 'mine' }] })
    await expect(machine.drafts.plate.read(`mem_1/${a?.id}/1`)).resolves.toMatchObject({
      name: 'mine',
      revision: 1,
    })
    await expect(window.call('plate-save', saveOf(local, 'mine 2'))).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { newest: { name: 'theirs' } },
    })
    await machine.drafts.plate.remove(`mem_1/${a?.id}/1`)
    await window.review()
    await window.review()
    expect(window.status().conflicts).toEqual([])
  })

  it('never replaces an existing draft', async () => {
    const { server, machine, window } = await cutOff()
    const [a] = await plates(window)
    const draft = { ...plateOf('draft'), revision: 1, at: 1 }
    await machine.drafts.plate.write(`mem_1/${a?.id}/1`, draft)
    await window.call('plate-save', saveOf(a as PlateDocument, 'mine'))
    await server.elsewhere.call('plate-save', saveOf(a as PlateDocument, 'theirs'))
    await reconnect({ server, window })
    await expect(machine.drafts.plate.read(`mem_1/${a?.id}/1`)).resolves.toEqual(draft)
    await expect(machine.drafts.plate.read(`mem_1/${a?.id}/2`)).resolves.toMatchObject({ name: 'mine' })
  })

  it('and deleted elsewhere is refused, and can be saved as a new one, downloaded or deleted', async () => {
    const { server, window } = await cutOff()
    const [a, b] = await plates(window)
    await window.call('plate-save', saveOf(a as PlateDocument, 'A2'))
    await window.call('plate-save', saveOf(b as PlateDocument, 'B2'))
    for (const plate of [a, b]) await server.elsewhere.call('plate-delete', { id: plate?.id })
    await reconnect({ server, window })
    const [one, two] = window.status().refused
    expect([one?.name, two?.name]).toEqual(['A2', 'B2'])
    expect(one?.reason).not.toBe('')
    if (!one || !two) throw new Error('none refused')
    await expect(window.fileOf(one)).resolves.toMatchObject({ format: 'pandok', plates: [{ name: 'A2' }] })
    await window.saveAsNew(one)
    await window.sync()
    await window.drop(two)
    expect(namesOn(server)).toEqual(['A2'])
    expect(window.status()).toMatchObject({ refused: [], waiting: [] })
  })
})

describe('a new document', () => {
  it('has a local id, which is translated once the server has assigned one', async () => {
    const { server, machine, window } = await cutOff()
    const made = await savedPlate(window.call('plate-create', plateOf('C')))
    expect(isLocalId(made.id)).toBe(true)
    await machine.drafts.plate.write(`mem_1/${made.id}/1`, {
      ...plateOf('C draft'),
      revision: made.revision,
      at: 1,
    })
    await reconnect({ server, window })
    const again = await savedPlate(window.call('plate-get', { id: made.id }))
    expect(again).toMatchObject({ name: 'C', revision: 1 })
    expect(isLocalId(again.id)).toBe(false)
    await window.call('plate-save', saveOf(made, 'C2'))
    expect(namesOn(server)).toEqual(['A', 'B', 'C2'])
    await expect(machine.drafts.plate.read(`mem_1/${again.id}/1`)).resolves.toMatchObject({ name: 'C draft' })
  })

  it('is a plate with a module of its own: the module is sent first, and the plate refers to it', async () => {
    const { server, window } = await cutOff()
    const made = await savedModule(window.call('module-create', moduleOf('N')))
    await window.call('plate-create', plateOf('C', made.id))
    await reconnect({ server, window })
    const module = [...server.held.module.values()].find(({ name }) => name === 'N')
    const plate = [...server.held.plate.values()].find(({ name }) => name === 'C')
    expect(plate?.cells[0]?.outputs).toMatchObject([{ moduleId: module?.id }])
  })

  it('whose module is refused waits for it', async () => {
    const { server, window } = await cutOff()
    const made = await savedModule(window.call('module-create', moduleOf('N')))
    await window.call('plate-create', plateOf('C', made.id))
    await server.elsewhere.call('module-create', { ...moduleOf('N'), note: 'somebody else’s' })
    await reconnect({ server, window })
    expect(window.status().refused.map(({ name }) => name)).toEqual(['N', 'C'])
    expect(namesOn(server)).toEqual(['A', 'B'])
    const [module] = window.status().refused
    if (!module) throw new Error('none refused')
    await window.saveAsNew(module)
    await window.sync()
    expect(window.status().refused).toEqual([])
    expect(namesOn(server)).toEqual(['A', 'B', 'C'])
  })

  it('beyond the limit stays here until there is room', async () => {
    const { server, window } = await cutOff()
    const module = await savedModule(window.call('module-create', moduleOf('N')))
    await window.call('plate-create', plateOf('C', module.id))
    server.tier = 'free'
    for (const name of ['1', '2', '3']) await server.elsewhere.call('plate-create', plateOf(name))
    await reconnect({ server, window })
    const [refused] = window.status().refused
    if (!refused) throw new Error('none refused')
    await expect(window.call('plate-get', { id: refused.id })).resolves.toMatchObject({
      plate: { name: 'C' },
    })
    server.tier = 'standard'
    await window.retry(refused)
    await window.sync()
    expect(namesOn(server)).toContain('C')
  })

  it('that arrived without an answer is not created twice', async () => {
    const { server, window } = await cutOff()
    server.network = 'there'
    await window.check()
    server.network = 'deaf'
    const made = await savedPlate(window.call('plate-create', plateOf('C')))
    expect(isLocalId(made.id)).toBe(true)
    await window.call('plate-save', saveOf(made, 'C2'))
    await reconnect({ server, window })
    expect(namesOn(server)).toEqual(['A', 'B', 'C2'])
  })

  it('with the name and content of another one is created all the same', async () => {
    const { server, window } = await cutOff()
    await window.call('plate-create', plateOf('B'))
    await window.call('plate-create', plateOf('B'))
    await reconnect({ server, window })
    expect(namesOn(server)).toEqual(['A', 'B', 'B', 'B'])
  })
})
