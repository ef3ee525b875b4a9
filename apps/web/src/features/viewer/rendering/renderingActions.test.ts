import { createRendering, VIEWER_COMMANDS, type VolumeShape } from '@pandok/viewer'
import { makeStepVolume } from '@pandok/viewer/planes/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderingActions } from './renderingActions.ts'

const made: ReturnType<typeof createRendering>[] = []
afterEach(() => {
  for (const rendering of made.splice(0)) rendering.dispose()
})

async function started(changes: Partial<VolumeShape> = {}) {
  const { volume } = await makeStepVolume()
  const rendering = createRendering({ ...volume.shape, ...changes })
  made.push(rendering)
  const toPlanes = vi.fn()
  return { rendering, toPlanes, actions: renderingActions(rendering, toPlanes) }
}

describe('while a volume is rendered', () => {
  it('arrows rotate it, N cycles through the sides, and commands for images are not offered', async () => {
    const { rendering, actions } = await started()
    actions['series.next']?.()
    expect(rendering.read().camera.right[1]).toBeLessThan(0)
    actions['image.first']?.()
    expect(rendering.read().camera.right).toEqual([1, 0, 0])
    actions['viewport.next']?.()
    expect(rendering.read().camera.right).toEqual([-1, 0, 0])
    for (const id of ['tool.length', 'look.invert', 'mark.keyImage', 'look.preset5'] as const) {
      expect(id in actions, id).toBe(true)
      expect(actions[id], id).toBeUndefined()
    }
  })

  it('digits choose a preset, as many as the values allow', async () => {
    const { rendering, actions } = await started()
    actions['look.preset4']?.()
    expect(rendering.read().preset).toBe('skin')
    const plain = await started({ unit: '' })
    plain.actions['look.preset2']?.()
    expect(plain.rendering.read().preset).toBe('skin')
    expect(plain.actions['look.preset3']).toBeUndefined()
  })

  it('usual tools have a meaning of their own, opacity has keys, and two commands show the planes', async () => {
    const { rendering, actions, toPlanes } = await started()
    actions['tool.freehand']?.()
    expect(rendering.read().tool).toBe('cut')
    actions['tool.window']?.()
    expect(rendering.read().tool).toBe('opacity')
    actions['rendering.denser']?.()
    expect(rendering.read().shift).toBe(-20)
    actions['rendering.cutInside']?.()
    expect(rendering.read().goes).toBe('inside')
    actions['layout.planes']?.()
    actions['layout.rendering']?.()
    expect(toPlanes).toHaveBeenCalledTimes(2)
  })

  it('handles only existing commands', async () => {
    const { actions } = await started()
    for (const id of Object.keys(actions)) expect(VIEWER_COMMANDS, id).toHaveProperty([id])
  })
})
