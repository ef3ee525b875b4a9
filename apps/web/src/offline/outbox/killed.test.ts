import type { PlateDocument } from '@pandok/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { localFailure } from '#rpc/failureOf.ts'
import { refusal } from '../answers/refusal.ts'
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

describe('a program that is killed while it sends', () => {
  /** Saves a new plate, a changed one and a new module: every kind of change that can be sent. */
  async function withWork() {
    const scene = await cutOff()
    const { window } = scene
    const [a] = await plates(window)
    const module = await savedModule(window.call('module-create', moduleOf('N')))
    await window.call('plate-save', saveOf(a as PlateDocument, 'A2'))
    await window.call('plate-create', plateOf('C', module.id))
    return scene
  }

  it('sends every change exactly once, wherever it was killed', async () => {
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

  it('or that gets no answers makes no conflict with itself, even if the plate was saved again since', async () => {
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

  it('and two windows that reconnect at once send every change once', async () => {
    const { server, machine, window } = await withWork()
    const other = machine.open()
    await other.validate()
    server.network = 'there'
    await Promise.all([window.check(), other.check()])
    expect(namesOn(server)).toEqual(['A2', 'B', 'C'])
    expect(server.calls.filter((method) => method === 'plate-save')).toHaveLength(1)
    expect(server.calls.filter((method) => method === 'plate-create')).toHaveLength(1)
  })

  it('keeps changes that the server can’t accept now', async () => {
    const { server, window } = await withWork()
    server.failNext('module-create', refusal('INTERNAL'))
    await reconnect({ server, window })
    expect(window.status()).toMatchObject({ mode: 'online', waiting: [{}, {}, {}] })
    await window.sync()
    expect(namesOn(server)).toEqual(['A2', 'B', 'C'])
  })
})
