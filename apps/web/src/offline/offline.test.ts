import { type ModuleDocument, moduleDocument, type PlateDocument, plateDocument } from '@pandok/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#app/textStore.ts'
import { localFailure } from '#rpc/failureOf.ts'
import { refusal } from './answers/refusal.ts'
import { isLocalId, isLocalRevision } from './localRevision.ts'
import { type Computer, computer, type ProgramWindow } from './testkit/computer.ts'
import { type ModelServer, modelServer } from './testkit/modelServer.ts'

beforeAll(async () => void (await textStore.show('ko', 'program')))

const DAY_MS = 86_400_000

const plateOf = (name: string, moduleId?: string) => ({
  name,
  cells: [
    {
      ...{ id: 'c', position: 0, name: 'a', title: 'a' },
      outputs: moduleId
        ? [{ id: 'o', kind: 'module', section: 'auto', moduleId }]
        : [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: name } }],
    },
  ],
  keyMap: {},
  autoFill: [],
})

const DEFINITION = {
  version: 1,
  inputs: [{ id: 'size', kind: 'number', label: { ko: '크기' }, unit: 'mm' }],
  outputs: [{ id: 'finding', section: 'findings', body: { ko: ['크기 ', { v: 'size' }] } }],
}

const moduleOf = (name: string) => ({
  ...{ name, section: '', modality: '', type: '', note: '' },
  definition: DEFINITION,
})

const saveOf = ({ id, revision }: { id: string; revision: number }, name: string) => ({
  ...{ id, revision },
  ...plateOf(name),
})

async function plates(
  rpc: Pick<ProgramWindow, 'call'>,
  param: object = { sort: 'name' },
): Promise<PlateDocument[]> {
  return ((await rpc.call('plate-list', param)) as { items: PlateDocument[] }).items
}

const savedPlate = async (answer: Promise<unknown>) => ((await answer) as { plate: PlateDocument }).plate
const savedModule = async (answer: Promise<unknown>) => ((await answer) as { module: ModuleDocument }).module
const namesOn = (server: ModelServer) => [...server.held.plate.values()].map(({ name }) => name).sort()

interface Scene {
  server: ModelServer
  machine: Computer
  window: ProgramWindow
}

/** Two plates and a module on the server, everything caught up, then the network is gone. */
async function cutOff(): Promise<Scene> {
  const server = modelServer()
  const module = await savedModule(server.elsewhere.call('module-create', moduleOf('M')))
  await server.elsewhere.call('plate-create', plateOf('A', module.id))
  await server.elsewhere.call('plate-create', plateOf('B'))
  const machine = computer(server)
  const window = machine.open()
  await window.sync()
  server.network = 'gone'
  return { server, machine, window }
}

async function reconnect({ server, window }: Pick<Scene, 'server' | 'window'>) {
  server.network = 'there'
  await window.check()
}

describe('without a network', () => {
  it('the member stays who they are, at the next start too', async () => {
    const { machine } = await cutOff()
    machine.restart()
    await expect(machine.open().validate()).resolves.toBe('member')
  })

  it('somebody of whom nothing is kept gets the ordinary failure', async () => {
    const { machine, window } = await cutOff()
    machine.member.is = 'mem_2'
    await expect(window.validate()).rejects.toMatchObject({ code: 'UNREACHABLE' })
    await expect(window.call('plate-list', {})).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })

  it('plates are listed, and opened with their modules', async () => {
    const { window } = await cutOff()
    const [a] = await plates(window)
    expect((await plates(window)).map(({ name }) => name)).toEqual(['A', 'B'])
    const answer = (await window.call('plate-get', { id: a?.id })) as { plate: { modules: ModuleDocument[] } }
    expect(answer.plate.modules.map(({ name }) => name)).toEqual(['M'])
    await expect(window.call('module-usage', { id: answer.plate.modules[0]?.id })).resolves.toMatchObject({
      plates: [{ name: 'A', cellCount: 1 }],
    })
  })

  it('lists are searched, ordered and cut as the server does it', async () => {
    const { window } = await cutOff()
    await window.call('plate-create', plateOf('Abdomen CT'))
    await expect(plates(window, { search: 'ct ABD' })).resolves.toMatchObject([{ name: 'Abdomen CT' }])
    await expect(plates(window, { sort: 'name', order: 'desc' })).resolves.toMatchObject([
      ...[{ name: 'B' }, { name: 'Abdomen CT' }, { name: 'A' }],
    ])
    await expect(window.call('plate-list', { pageSize: 10, page: 2 })).resolves.toMatchObject({
      items: [],
      total: 3,
    })
  })

  it('what only the server can do fails as it always did', async () => {
    const { window } = await cutOff()
    await window.validate()
    await expect(window.call('plate-share', { id: 'x', shared: true })).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
  })

  it('calls are answered at once: nobody is asked again until the server is back', async () => {
    const { server, window } = await cutOff()
    await plates(window)
    server.calls = []
    server.network = 'there'
    await plates(window)
    expect(server.calls).toEqual([])
    await window.check()
    expect(window.status().mode).toBe('online')
    await plates(window)
    expect(server.calls).toContain('plate-list')
  })

  it('a server of which nothing is heard is taken for gone', async () => {
    const { server, machine } = await cutOff()
    server.network = 'silent'
    machine.restart()
    const window = machine.open()
    await expect(window.validate()).resolves.toBe('member')
    await reconnect({ server, window })
    server.network = 'silent'
    await expect(plates(window)).resolves.toHaveLength(2)
    expect(window.status().mode).toBe('offline')
  })

  it('answers have the shape that the wire promises', async () => {
    const { window } = await cutOff()
    const made = await savedPlate(window.call('plate-create', plateOf('C')))
    expect(plateDocument.safeParse(made).error).toBeUndefined()
    const module = await savedModule(window.call('module-create', moduleOf('N')))
    expect(moduleDocument.safeParse(module).error).toBeUndefined()
    await expect(window.call('common-bannerList', { position: 'macro' })).resolves.toEqual({ items: [] })
  })

  it('too many plates, a taken name and nonsense are refused as the server would', async () => {
    const { server, window } = await cutOff()
    for (let number = 3; number <= 10; number += 1) await window.call('plate-create', plateOf(`P${number}`))
    await expect(window.call('plate-create', plateOf('P11'))).rejects.toMatchObject({ code: 'PLATE_LIMIT' })
    await expect(window.call('module-create', moduleOf('m'))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(window.call('plate-create', { name: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await reconnect({ server, window })
    expect(server.held.plate.size).toBe(10)
  })
})

describe('a plate that is saved on this computer', () => {
  it('gets a local revision, is there at the next start, and goes to the server once', async () => {
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

  it('in two windows from one state is a conflict between them', async () => {
    const { machine, window } = await cutOff()
    const other = machine.open()
    await other.validate()
    const [a] = await plates(window)
    await window.call('plate-save', saveOf(a as PlateDocument, 'left'))
    await expect(other.call('plate-save', saveOf(a as PlateDocument, 'right'))).rejects.toMatchObject({
      ...{ code: 'CONFLICT', data: { newest: { name: 'left' } } },
    })
  })

  it('goes on being saved by an editor that stayed open, without a false conflict', async () => {
    const { server, window } = await cutOff()
    const [a] = await plates(window)
    const local = await savedPlate(window.call('plate-save', saveOf(a as PlateDocument, 'A2')))
    await reconnect({ server, window })
    const saved = await savedPlate(window.call('plate-save', saveOf(local, 'A3')))
    expect(saved).toMatchObject({ id: a?.id, name: 'A3', revision: 3 })
  })

  it('is sent although only this window learnt of the newest version just before', async () => {
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

  it('and elsewhere is a conflict: both versions are kept, and the open editor is asked as well', async () => {
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
      ...{ code: 'CONFLICT', data: { newest: { name: 'theirs' } } },
    })
    await machine.drafts.plate.remove(`mem_1/${a?.id}/1`)
    await window.review()
    await window.review()
    expect(window.status().conflicts).toEqual([])
  })

  it('never takes the place of a draft that is there already', async () => {
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

  it('and deleted elsewhere is refused, and can be saved as a new one, downloaded or dropped', async () => {
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

describe('something new', () => {
  it('has a local id, which means the server’s once it has one', async () => {
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

  it('is a plate with a module of its own: the module goes first and the plate names it', async () => {
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
    await window.call('plate-create', plateOf('C'))
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

  it('that arrived although no answer came back is not made twice', async () => {
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

  it('that is called and looks like another one is made all the same', async () => {
    const { server, window } = await cutOff()
    await window.call('plate-create', plateOf('B'))
    await window.call('plate-create', plateOf('B'))
    await reconnect({ server, window })
    expect(namesOn(server)).toEqual(['A', 'B', 'B', 'B'])
  })
})

describe('a program that is killed while it sends', () => {
  /** One new plate, one changed, one new module: everything that can be sent. */
  async function withWork() {
    const scene = await cutOff()
    const { window } = scene
    const [a] = await plates(window)
    const module = await savedModule(window.call('module-create', moduleOf('N')))
    await window.call('plate-save', saveOf(a as PlateDocument, 'A2'))
    await window.call('plate-create', plateOf('C', module.id))
    return scene
  }

  it('sends everything exactly once, wherever it was killed', async () => {
    const whole = await withWork()
    const before = whole.machine.store.writes()
    await reconnect(whole)
    const steps = whole.machine.store.writes() - before
    expect(steps).toBeGreaterThan(10)
    for (let step = 0; step <= steps; step += 1) {
      const scene = await withWork()
      scene.machine.store.failAfter(step)
      await reconnect(scene).catch(() => {})
      scene.machine.restart()
      const window = scene.machine.open()
      await window.sync()
      expect(
        [...scene.server.held.module.values()].map(({ name }) => name),
        `step ${step}`,
      ).toEqual(['M', 'N'])
      expect(namesOn(scene.server), `step ${step}`).toEqual(['A2', 'B', 'C'])
      expect(window.status(), `step ${step}`).toMatchObject({ waiting: [], refused: [], conflicts: [] })
    }
  })

  it('or whose answers are lost makes no conflict with itself, even if the plate was saved again since', async () => {
    const { server, machine, window } = await cutOff()
    const [a] = await plates(window)
    const local = await savedPlate(window.call('plate-save', saveOf(a as PlateDocument, 'A2')))
    server.network = 'there'
    const call = server.call
    server.call = async (method, param) => {
      if (method !== 'plate-save') return call(method, param)
      await call(method, param)
      server.network = 'gone'
      throw localFailure('UNREACHABLE')
    }
    await window.check()
    server.call = call
    expect(namesOn(server)).toEqual(['A2', 'B'])
    await window.call('plate-save', saveOf(local, 'A3'))
    machine.restart()
    const again = machine.open()
    await again.validate()
    await reconnect({ server, window: again })
    expect(namesOn(server)).toEqual(['A3', 'B'])
    expect(again.status()).toMatchObject({ waiting: [], conflicts: [] })
  })

  it('and two windows that come back at once send everything once', async () => {
    const { server, machine, window } = await withWork()
    const other = machine.open()
    await other.validate()
    server.network = 'there'
    await Promise.all([window.check(), other.check()])
    expect(namesOn(server)).toEqual(['A2', 'B', 'C'])
    expect(server.calls.filter((method) => method === 'plate-save')).toHaveLength(1)
    expect(server.calls.filter((method) => method === 'plate-create')).toHaveLength(1)
  })

  it('keeps what the server could not take today', async () => {
    const { server, window } = await withWork()
    server.failNext('module-create', refusal('INTERNAL'))
    await reconnect({ server, window })
    expect(window.status()).toMatchObject({ mode: 'online', waiting: [{}, {}, {}] })
    await window.sync()
    expect(namesOn(server)).toEqual(['A2', 'B', 'C'])
  })
})

describe('what is kept', () => {
  it('follows the server: what is new is fetched once, what is gone is forgotten', async () => {
    const { server, window } = await cutOff()
    await reconnect({ server, window })
    const [a] = await plates(window)
    server.calls = []
    await window.sync()
    expect(server.calls).toEqual(['user-info', 'module-list', 'plate-list'])
    await server.elsewhere.call('plate-save', saveOf(a as PlateDocument, 'A9'))
    await server.elsewhere.call('plate-delete', { id: (await plates(window))[1]?.id })
    await window.sync()
    expect(server.calls.filter((method) => method === 'plate-get')).toHaveLength(1)
    server.network = 'gone'
    await expect(plates(window)).resolves.toMatchObject([{ name: 'A9' }])
  })

  it('is many to a document, and says nothing of whose it is', async () => {
    const server = modelServer()
    for (let number = 0; number < 300; number += 1)
      await server.elsewhere.call('module-create', { ...moduleOf(`M${number}`), note: 'x'.repeat(20_000) })
    const machine = computer(server)
    await machine.open().sync()
    const names = machine.store.names()
    expect(names.length).toBeLessThan(12)
    expect(names.join(' ')).not.toContain('mem_1')
    server.network = 'gone'
    machine.restart()
    const window = machine.open()
    await window.validate()
    for (const id of [...server.held.module.keys()].filter((_, number) => number % 30 === 0))
      await expect(window.call('module-get', { id })).resolves.toMatchObject({ module: { id } })
  })

  it('waits as long as the server says', async () => {
    const { server, window } = await cutOff()
    const [a] = await plates(window)
    await server.elsewhere.call('plate-save', saveOf(a as PlateDocument, 'A9'))
    server.failNext('plate-get', refusal('TOO_MANY_REQUESTS'))
    await reconnect({ server, window })
    server.network = 'gone'
    expect((await plates(window)).map(({ name }) => name)).toEqual(['A9', 'B'])
  })

  it('is gone after the log-out, but not what the server doesn’t have yet', async () => {
    const { server, machine, window } = await cutOff()
    await window.call('plate-create', plateOf('C'))
    await window.forget('mem_1')
    expect(machine.store.names().filter((name) => /-(?:c\d+|index)$/u.test(name))).toEqual([])
    await expect(window.call('plate-list', {})).rejects.toMatchObject({ code: 'UNREACHABLE' })
    machine.restart()
    server.network = 'there'
    const next = machine.open()
    await next.sync()
    expect(namesOn(server)).toEqual(['A', 'B', 'C'])
  })
})

describe('a pass', () => {
  /** With a plate of the paid library, on the last day of the pass. */
  async function withPaidPlate() {
    const server = modelServer()
    const made = await savedPlate(server.elsewhere.call('plate-create', plateOf('Paid')))
    server.held.plate.set(made.id, { ...made, place: 'paid' } as never)
    const machine = computer(server)
    const window = machine.open()
    await window.sync()
    server.network = 'gone'
    return { server, machine, window, id: made.id }
  }
  const tierOf = async (window: ProgramWindow) =>
    ((await window.call('user-info', {})) as { entitlement: { tier: string } }).entitlement.tier

  it('stays usable for 14 days', async () => {
    const { machine, window, id } = await withPaidPlate()
    machine.clock.ms += 14 * DAY_MS - 1
    await expect(tierOf(window)).resolves.toBe('basic')
    await expect(window.call('plate-get', { id })).resolves.toMatchObject({ plate: { locked: false } })
  })

  it('is over then, at the next start and with a clock set back as well', async () => {
    const { server, machine, window, id } = await withPaidPlate()
    machine.clock.ms += 14 * DAY_MS
    await expect(tierOf(window)).resolves.toBe('free')
    await expect(window.call('plate-get', { id })).rejects.toMatchObject({ code: 'LIBRARY_LIMIT' })
    await expect(plates(window)).resolves.toMatchObject([{ locked: true, may: { open: false, save: false } }])
    machine.clock.ms -= 10 * DAY_MS
    machine.restart()
    const again = machine.open()
    await again.validate()
    await expect(tierOf(again)).resolves.toBe('free')
    await reconnect({ server, window: again })
    server.network = 'gone'
    await expect(tierOf(again)).resolves.toBe('basic')
  })

  it('that is over leaves one’s own plates as they were', async () => {
    const { machine, window } = await cutOff()
    machine.clock.ms += 40 * DAY_MS
    const [a] = await plates(window)
    await expect(window.call('plate-save', saveOf(a as PlateDocument, 'A2'))).resolves.toBeDefined()
  })
})
