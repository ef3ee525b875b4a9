import type { PlateDocument } from '@pandok/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { refusal } from '../answers/refusal.ts'
import { computer } from '../testkit/computer.ts'
import { modelServer } from '../testkit/modelServer.ts'
import { cutOff, moduleOf, namesOn, plateOf, plates, reconnect, saveOf } from '../testkit/scene.ts'

beforeAll(async () => void (await textStore.show('ko', 'program')))

describe('what is kept', () => {
  it('follows the server: new documents are loaded once, and removed ones are deleted', async () => {
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

  it('holds many documents in one chunk, and its names don’t reveal the member', async () => {
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

  it('waits as long as the server asks', async () => {
    const { server, window } = await cutOff()
    const [a] = await plates(window)
    await server.elsewhere.call('plate-save', saveOf(a as PlateDocument, 'A9'))
    server.failNext('plate-get', refusal('TOO_MANY_REQUESTS'))
    await reconnect({ server, window })
    server.network = 'gone'
    expect((await plates(window)).map(({ name }) => name)).toEqual(['A9', 'B'])
  })

  it('is deleted by a log-out, also in the middle of loading', async () => {
    const { server, machine, window } = await cutOff()
    server.network = 'there'
    machine.restart()
    const next = machine.open()
    const call = server.call
    server.call = async (method, param) => {
      if (method !== 'plate-list') return call(method, param)
      machine.member.is = ''
      void next.forget('mem_1')
      return call(method, param)
    }
    for (const id of server.held.plate.keys())
      await server.elsewhere.call('plate-save', saveOf({ id, revision: 1 }, 'new'))
    machine.member.is = 'mem_1'
    await next.sync()
    await next.forget('mem_1')
    expect(machine.store.names().filter((name) => /-(?:c\d+|index)$/u.test(name))).toEqual([])
    machine.member.is = 'mem_1'
    server.call = call
    server.network = 'gone'
    await expect(window.call('user-info', {})).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })

  it('is deleted by a log-out, except for changes that the server doesn’t have yet', async () => {
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
