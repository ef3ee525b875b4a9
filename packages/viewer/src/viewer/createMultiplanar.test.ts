import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MeasurementPlace } from '../model/Measurement.ts'
import { crosshairPlane } from '../space/volume/crosshair.ts'
import { showMeasurement } from './showMeasurement.ts'
import { dicomFile, testViewer } from './testkit/testViewer.ts'
import type { Viewer, ViewerPorts } from './Viewer.ts'

const slice = (series: number, number: number) =>
  dicomFile(`IM${series}.${number}`, {
    SeriesInstanceUID: `2.25.7.${series}`,
    SOPInstanceUID: `2.25.7.${series}.${number}`,
    Rows: 16,
    Columns: 20,
    PixelSpacing: [0.5, 0.5],
    SeriesNumber: series,
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, number],
  })
const slices = (series: number, count = 10) => Array.from({ length: count }, (_, at) => slice(series, at + 1))

const viewers: Viewer[] = []
afterEach(() => {
  for (const viewer of viewers.splice(0)) viewer.dispose()
})

/** Two series of ten slices, of which the first is looked at. */
async function started(changes: Partial<ViewerPorts> = {}) {
  const made = testViewer(changes)
  viewers.push(made.viewer)
  await made.openAll(...slices(1), ...slices(2))
  return made
}

const stacksOf = ({ studies }: Viewer) =>
  studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .flatMap((study) => study.series)
    .flatMap((series) => series.stacks.map(({ id }) => id))

const isShown = ({ multiplanar }: Viewer) => multiplanar.read().planes !== undefined

describe('planes', () => {
  it('stay while nothing else is looked at', async () => {
    const { viewer } = await started()
    expect(viewer.multiplanar.open()).toBeUndefined()
    viewer.session.changeView({ isFlipped: true })
    expect(isShown(viewer)).toBe(true)
    expect(viewer.multiplanar.read().stack?.id).toBe(stacksOf(viewer)[0])
  })

  it('give way to the volume seen from outside and come back; leaving the series leaves both', async () => {
    const { viewer } = await started()
    expect(viewer.multiplanar.toggleRendering()).toBeUndefined()
    const { rendering, planes } = viewer.multiplanar.read()
    expect(rendering?.shape).toBe(planes?.shape)
    viewer.multiplanar.toggleRendering()
    expect(viewer.multiplanar.read()).toMatchObject({ rendering: undefined, planes })
    viewer.multiplanar.toggleRendering()
    viewer.session.scroll(1)
    expect(viewer.multiplanar.read()).toMatchObject({ rendering: undefined, planes: undefined })
  })

  it.each<[string, (viewer: Viewer) => void]>([
    ['another series', (viewer) => viewer.session.show(stacksOf(viewer)[1] ?? '')],
    ['another image of the series', ({ session }) => session.scroll(1)],
    ['another layout', ({ session }) => session.layout(1, 2)],
    ['nothing at all', (viewer) => viewer.close()],
    ['the images again', ({ multiplanar }) => multiplanar.close()],
  ])('are left for %s', async (_, look) => {
    const { viewer } = await started()
    viewer.multiplanar.open()
    look(viewer)
    expect(isShown(viewer)).toBe(false)
    // Planes that were left don't open again by themselves.
    viewer.session.goTo(0)
    expect(isShown(viewer)).toBe(false)
  })

  it('V37 are refused where there is no volume, or no room for it', async () => {
    const flat = testViewer()
    viewers.push(flat.viewer)
    await flat.openAll(slice(1, 1))
    expect(flat.viewer.multiplanar.open()).toMatchObject({ reason: expect.any(String) })
    expect(isShown(flat.viewer)).toBe(false)
    const { viewer } = await started({ budgetBytes: 1024 })
    expect(viewer.multiplanar.open()).toEqual({ reason: 'tooLarge', needed: 1, room: 0 })
    expect(isShown(viewer)).toBe(false)
  })

  it('V37 are cut anew when files are added to their series', async () => {
    const { viewer, openAll } = await started()
    viewer.multiplanar.open()
    const before = viewer.multiplanar.read().planes
    await openAll(slice(1, 11))
    const after = viewer.multiplanar.read().planes
    expect(after).not.toBe(before)
    expect(after?.shape.frames).toHaveLength(11)
  })

  it('come back with what was measured on them, from wherever one looks', async () => {
    const { viewer } = await started()
    viewer.multiplanar.open()
    const { planes, stack } = viewer.multiplanar.read()
    if (!planes || !stack) throw new Error('no planes')
    planes.scroll(3, 'axial')
    const { crosshair } = planes.read()
    const { geometry } = crosshairPlane(crosshair, planes.shape, 'axial')
    const place: MeasurementPlace = { on: 'plane', stack: stack.id, geometry }
    const measured = viewer.measurements.add({ tool: 'probe', place, points: [{ x: 1, y: 1 }] })
    planes.reset()
    expect(showMeasurement(viewer, measured)).toBe(true)
    expect(planes.read().crosshair.center[2]).toBeCloseTo(crosshair.center[2])
    viewer.session.show(stacksOf(viewer)[1] ?? '')
    expect(isShown(viewer)).toBe(false)
    expect(showMeasurement(viewer, measured)).toBe(true)
    expect(viewer.multiplanar.read().stack?.id).toBe(stack.id)
    expect(viewer.session.activeViewport().stack).toBe(stack.id)
    expect(viewer.multiplanar.read().planes?.read().crosshair.center[2]).toBeCloseTo(crosshair.center[2])
    viewer.close()
    expect(showMeasurement(viewer, measured)).toBe(false)
  })
})

describe('a series laid over planes', () => {
  const inFrame = (series: number, modality: string, frame: string, count = 10) =>
    Array.from({ length: count }, (_, at) =>
      dicomFile(`F${series}.${at}`, {
        SeriesInstanceUID: `2.25.11.${series}`,
        SOPInstanceUID: `2.25.11.${series}.${at}`,
        Rows: 16,
        Columns: 20,
        PixelSpacing: [0.5, 0.5],
        SeriesNumber: series,
        Modality: modality,
        InstanceNumber: at + 1,
        ImagePositionPatient: [0, 0, at],
        FrameOfReferenceUID: frame,
      }),
    )

  async function opened(changes: Partial<ViewerPorts> = {}) {
    const made = testViewer(changes)
    viewers.push(made.viewer)
    await made.openAll(
      ...[...inFrame(1, 'CT', '2.25.1'), ...inFrame(2, 'MR', '2.25.1'), ...inFrame(3, 'PT', '2.25.1')],
      ...[...inFrame(4, 'PT', '2.25.2'), ...inFrame(5, 'PT', '2.25.1', 2), ...inFrame(6, 'CT', '2.25.1')],
    )
    made.viewer.session.show(stacksOf(made.viewer)[0] ?? '')
    made.viewer.multiplanar.open()
    return made.viewer
  }
  const fusedModality = ({ multiplanar }: Viewer) =>
    multiplanar.read().fused?.stack.frames[0]?.instance.record.series.modality

  it('is of another modality, in the same frame of reference, and PET comes first', async () => {
    const viewer = await opened()
    const seen = [0, 1, 2].map(() => {
      expect(viewer.multiplanar.fuseNext()).toBe(true)
      return fusedModality(viewer)
    })
    expect(seen).toEqual(['PT', 'MR', undefined])
  })

  it('has its images decoded as a whole, and leaves with the planes', async () => {
    const viewer = await opened()
    viewer.multiplanar.fuseNext()
    const fused = viewer.multiplanar.read().fused?.shape.frames ?? []
    expect(fused).toHaveLength(10)
    await vi.waitFor(() => {
      expect(fused.every(({ id }) => viewer.frames.get(id) !== undefined)).toBe(true)
    })
    viewer.multiplanar.setBlend(3)
    expect(viewer.multiplanar.read().blend).toBe(1)
    viewer.multiplanar.close()
    expect(viewer.multiplanar.read()).toMatchObject({ fused: undefined, blend: 0.5 })
  })

  it('needs room for both', async () => {
    const viewer = await opened({ budgetBytes: 16 * 20 * 2 * 15 })
    expect(viewer.multiplanar.fuseNext()).toBe(false)
    expect(viewer.multiplanar.read().fused).toBeUndefined()
  })
})
