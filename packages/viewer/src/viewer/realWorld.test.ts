import { afterEach, describe, expect, it } from 'vitest'
import { makeRealWorld } from '../testkit/makeRealWorld.ts'
import { dicomFile, testViewer } from './testkit/testViewer.ts'

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})
const started = () => {
  made = testViewer()
  return made
}

const slice = (number: number, elements: Record<string, unknown> = {}) =>
  dicomFile(`IM${number}`, {
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.4',
    Modality: 'MR',
    RescaleSlope: undefined,
    RescaleIntercept: undefined,
    WindowCenter: 1000,
    WindowWidth: 2000,
    SOPInstanceUID: `2.25.9.${number}`,
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, number],
    ...elements,
  })
const diffusion = (...images: readonly string[]) => ({
  name: 'RWV',
  blob: new Blob([makeRealWorld([{ images, slope: 1e-6, unit: 'mm2/s' }])]),
})
const framesOf = ({ viewer }: ReturnType<typeof testViewer>) =>
  viewer.studies
    .read()
    .patients.flatMap(({ studies }) =>
      studies.flatMap(({ series }) => series.flatMap(({ stacks }) => stacks)),
    )
    .flatMap(({ frames }) => frames)
    .sort((a, b) => (a.instance.record.number ?? 0) - (b.instance.record.number ?? 0))

describe('a real-world value mapping', () => {
  it.each([
    ['after its images', false],
    ['before its images', true],
  ])('V39 that comes %s gives their values its unit, and their windows with them', async (_, isFirst) => {
    const test = started()
    const images = [slice(1), slice(2), slice(3)]
    const map = diffusion('2.25.9.1', '2.25.9.2')
    await test.openAll(...(isFirst ? [map] : []), ...images)
    if (!isFirst) await test.openAll(map)
    const frames = framesOf(test)
    expect(frames.map(({ frame }) => frame.modality.unit)).toEqual(['mm2/s', 'mm2/s', ''])
    expect(frames[0]?.frame).toMatchObject({ isRealWorld: true, modality: { slope: 1e-6, intercept: 0 } })
    const [option] = frames[0]?.frame.voi ?? []
    if (option?.kind !== 'window') throw new Error('no window')
    expect([option.center, option.width, option.function]).toEqual([
      expect.closeTo(0.001, 12),
      expect.closeTo(0.002, 12),
      'LINEAR_EXACT',
    ])
  })

  it('V39 leaves values alone that have a unit of their own', async () => {
    const test = started()
    const ct = {
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.2',
      Modality: 'CT',
      RescaleSlope: 1,
      RescaleIntercept: -1024,
    }
    await test.openAll(slice(1, ct), diffusion('2.25.9.1'))
    const [frame] = framesOf(test)
    expect(frame?.frame.modality).toMatchObject({ slope: 1, intercept: -1024, unit: 'HU' })
    expect(frame?.frame.isRealWorld).toBeUndefined()
  })
})
