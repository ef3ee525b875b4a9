import { acquisitionPlane, createPlanes, type Planes, type VolumeShape } from '@pandok/viewer'
import { makeStepVolume } from '@pandok/viewer/planes/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { planeActions } from './planeActions.ts'

let planes: Planes
beforeEach(async () => {
  planes = createPlanes((await makeStepVolume()).volume.shape)
})
afterEach(() => planes.dispose())

const commands = (of = planes) =>
  planeActions(of, { close: () => undefined, keep: () => undefined, fuse: undefined, blend: undefined })
const slab = () => planes.read().crosshair.slab

describe('commands of planes', () => {
  it('change the slab by a millimeter, within limits', () => {
    commands()['planes.thinner']?.()
    expect(slab().thickness).toBe(0)
    for (let times = 0; times < 3; times++) commands()['planes.thicker']?.()
    commands()['planes.thinner']?.()
    expect(slab().thickness).toBe(2)
    for (let times = 0; times < 200; times++) commands()['planes.thicker']?.()
    expect(slab().thickness).toBe(100)
  })

  it('cycle through the projections of a slab', () => {
    const seen = [0, 1, 2, 3].map(() => {
      commands()['planes.mode']?.()
      return slab().mode
    })
    expect(new Set(seen).size).toBe(3)
    expect(seen[3]).toBe(seen[0])
  })

  it('rotate the lines of the active plane in both directions', () => {
    const before = planes.read().crosshair.planes
    planes.activate('coronal')
    commands()['planes.turnRight']?.()
    const turned = planes.read().crosshair.planes
    expect(turned.coronal).toEqual(before.coronal)
    expect(turned.axial).not.toEqual(before.axial)
    commands()['planes.turnLeft']?.()
    for (const [at, part] of planes.read().crosshair.planes.axial.row.entries())
      expect(part).toBeCloseTo(before.axial.row[at] ?? 0, 9)
  })

  it('place a sphere around the crosshair, and remove it', () => {
    commands()['planes.sphere']?.()
    expect(planes.read().sphere).toEqual([30, 30, 30])
    commands()['planes.sphere']?.()
    expect(planes.read().sphere).toBeUndefined()
  })

  it('show a rotating projection of the whole volume instead of the coronal plane', () => {
    commands()['planes.turning']?.()
    expect(planes.read().turning).toMatchObject({ step: 0 })
    const before = planes.read().crosshair.center
    planes.activate('coronal')
    commands()['image.next']?.()
    expect(planes.read()).toMatchObject({
      turning: { step: 1, isPlaying: false },
      crosshair: { center: before },
    })
    commands()['cine.toggle']?.()
    expect(planes.read().turning?.isPlaying).toBe(true)
    planes.activate('axial')
    commands()['image.next']?.()
    expect(planes.read().crosshair.center).not.toEqual(before)
    commands()['planes.turning']?.()
    expect(planes.read().turning).toBeUndefined()
  })

  it('fuse another series and change its opacity, only if there is one', () => {
    expect(commands()['planes.fuse']).toBeUndefined()
    expect(commands()['planes.blendMore']).toBeUndefined()
    let blend = 0.5
    const fused = planeActions(planes, {
      close: () => undefined,
      keep: () => undefined,
      fuse: () => undefined,
      blend: (by) => {
        blend += by
      },
    })
    fused['planes.blendMore']?.()
    expect(blend).toBeCloseTo(0.6, 9)
    fused['planes.blendLess']?.()
    expect(blend).toBeCloseTo(0.5, 9)
  })

  it('switch between patient and acquisition directions only for oblique slices', () => {
    expect(commands()['planes.basis']).toBeUndefined()
    const askew = createPlanes(tilted(planes.shape, 20))
    commands(askew)['planes.basis']?.()
    expect(askew.read().basis).toBe('acquisition')
    commands(askew)['planes.basis']?.()
    expect(askew.read().basis).toBe('patient')
    askew.dispose()
  })
})

function tilted(shape: VolumeShape, degrees: number): VolumeShape {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const turned = { ...shape, column: [0, cos, sin], normal: [0, -sin, cos] } as VolumeShape
  expect(acquisitionPlane(turned).degrees).toBeCloseTo(degrees, 6)
  return turned
}
