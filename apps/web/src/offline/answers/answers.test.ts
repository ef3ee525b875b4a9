import { type ModuleDocument, moduleDocument, type PlateDocument, plateDocument } from '@pandok/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { computer, type ProgramWindow } from '../testkit/computer.ts'
import { modelServer } from '../testkit/modelServer.ts'
import {
  cutOff,
  moduleOf,
  plateOf,
  plates,
  reconnect,
  savedModule,
  savedPlate,
  saveOf,
} from '../testkit/scene.ts'

beforeAll(async () => void (await textStore.show('ko', 'program')))

const DAY_MS = 86_400_000

describe('without a network', () => {
  it('the member stays logged in, also after a restart', async () => {
    const { machine } = await cutOff()
    machine.restart()
    await expect(machine.open().validate()).resolves.toBe('member')
  })

  it('a member without stored data gets the connection error', async () => {
    const { machine, window } = await cutOff()
    machine.member.is = 'mem_2'
    await expect(window.validate()).rejects.toMatchObject({ code: 'UNREACHABLE' })
    await expect(window.call('plate-list', {})).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })

  it('plates are listed and opened with their modules', async () => {
    const { window } = await cutOff()
    const [a] = await plates(window)
    expect((await plates(window)).map(({ name }) => name)).toEqual(['A', 'B'])
    const answer = (await window.call('plate-get', { id: a?.id })) as { plate: { modules: ModuleDocument[] } }
    expect(answer.plate.modules.map(({ name }) => name)).toEqual(['M'])
    await expect(window.call('module-usage', { id: answer.plate.modules[0]?.id })).resolves.toMatchObject({
      plates: [{ name: 'A', cellCount: 1 }],
    })
  })

  it('lists are searched, sorted and paged as on the server', async () => {
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

  it('methods that need the server fail with the connection error', async () => {
    const { window } = await cutOff()
    await window.validate()
    await expect(window.call('plate-share', { id: 'x', shared: true })).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
  })

  it('calls are answered at once, without another attempt until the server is back', async () => {
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

  it('a server that doesn’t answer counts as unreachable', async () => {
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

  it('a proxy’s page doesn’t count as the server', async () => {
    const { server, window } = await cutOff()
    await reconnect({ server, window })
    server.network = 'proxy'
    await expect(plates(window)).resolves.toHaveLength(2)
    await expect(window.validate()).resolves.toBe('member')
    expect(window.status().mode).toBe('offline')
  })

  it('another member’s plate is unreachable rather than not found', async () => {
    const { window } = await cutOff()
    await expect(window.call('plate-get', { id: 'pla_of_somebody' })).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
  })

  it('a write error of the disk is reported, and nothing counts as saved', async () => {
    const { machine, window } = await cutOff()
    const [a] = await plates(window)
    machine.store.failAfter(0)
    await expect(window.call('plate-save', saveOf(a as PlateDocument, 'A2'))).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
    await expect(plates(window)).resolves.toMatchObject([{ name: 'A' }, { name: 'B' }])
  })

  it('answers fit the schemas of the protocol', async () => {
    const { window } = await cutOff()
    const made = await savedPlate(window.call('plate-create', plateOf('C')))
    expect(plateDocument.safeParse(made).error).toBeUndefined()
    const module = await savedModule(window.call('module-create', moduleOf('N')))
    expect(moduleDocument.safeParse(module).error).toBeUndefined()
    await expect(window.call('common-bannerList', { position: 'macro' })).resolves.toEqual({ items: [] })
  })

  it('a save is a conflict if the stored version is newer than the page’s, and only then', async () => {
    const { server, machine, window } = await cutOff()
    const [seen] = await plates(window)
    if (!seen) throw new Error('There is no plate.')
    await reconnect({ server, window })
    await server.elsewhere.call('plate-save', saveOf(seen, 'A of another computer'))
    await window.sync()
    server.network = 'gone'
    const again = machine.open()
    await expect(again.call('plate-save', saveOf(seen, 'A of here'))).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { newest: { name: 'A of another computer', revision: seen.revision + 1 } },
    })
    expect((await plates(again)).map(({ name }) => name)).toEqual(['A of another computer', 'B'])
    const newest = { id: seen.id, revision: seen.revision + 1 }
    await expect(savedPlate(again.call('plate-save', saveOf(newest, 'A of here')))).resolves.toMatchObject({
      name: 'A of here',
    })
  })

  it('too many plates, a taken name and invalid content are refused as on the server', async () => {
    const { server, window } = await cutOff()
    for (let number = 3; number <= 10; number += 1) await window.call('plate-create', plateOf(`P${number}`))
    await expect(window.call('plate-create', plateOf('P11'))).rejects.toMatchObject({ code: 'PLATE_LIMIT' })
    await expect(window.call('module-create', moduleOf('m'))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(window.call('plate-create', { name: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await reconnect({ server, window })
    expect(server.held.plate.size).toBe(10)
  })
})

describe('a pass', () => {
  /** Stores a plate of the paid library on the last day of the pass. */
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

  it('stays valid for 14 days', async () => {
    const { machine, window, id } = await withPaidPlate()
    machine.clock.ms += 14 * DAY_MS - 1
    await expect(tierOf(window)).resolves.toBe('basic')
    await expect(window.call('plate-get', { id })).resolves.toMatchObject({ plate: { locked: false } })
  })

  it('has expired after that, also after a restart and with a clock that was set back', async () => {
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

  it('that has expired changes nothing about the member’s own plates', async () => {
    const { machine, window } = await cutOff()
    machine.clock.ms += 40 * DAY_MS
    const [a] = await plates(window)
    await expect(window.call('plate-save', saveOf(a as PlateDocument, 'A2'))).resolves.toBeDefined()
  })
})
