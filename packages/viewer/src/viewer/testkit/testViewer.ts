import { readInstance } from '../../dicom/read/readInstance.ts'
import type { Painter } from '../../display/paint/createPainter.ts'
import type { ByteSource } from '../../model/ByteSource.ts'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { DecoderPool } from '../../pixels/worker/createDecoderPool.ts'
import type { DecodeOutcome, InspectOutcome } from '../../pixels/worker/DecodeJob.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { createViewer } from '../createViewer.ts'
import type { ViewerPorts } from '../Viewer.ts'

const PIXELS: DecodedFrame = {
  rows: 4,
  columns: 6,
  samples: 1,
  min: 0,
  max: 23,
  values: Uint16Array.from({ length: 24 }, (_, index) => index),
}

const COLORS: DecodedFrame = { ...PIXELS, samples: 3, values: new Uint8Array(72) }

export const dicomFile = (name: string, elements: Record<string, unknown> = {}): ByteSource => ({
  name,
  blob: new Blob([makeDicom(elements)]),
})

export async function* filesOf(...files: readonly ByteSource[]): AsyncGenerator<ByteSource> {
  yield* files
}

const painter: Painter = {
  paint: () => undefined,
  warmUp: () => undefined,
  forget: () => undefined,
  dispose: () => undefined,
  kind: () => 'cpu',
  textureBytes: () => 0,
}

/** Jobs that wait until the test answers them. */
function createJobs() {
  const waiting: (() => void)[] = []
  const listeners: (() => void)[] = []
  return {
    async hold<Answer>(make: () => Answer): Promise<Awaited<Answer>> {
      const held = new Promise<void>((resolve) => waiting.push(resolve))
      for (const listener of listeners.splice(0)) listener()
      await held
      return await make()
    },
    /** Ends as soon as something waits. */
    asked: () =>
      waiting.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => listeners.push(resolve)),
    answer(): void {
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}

/** A viewer whose files are read, and whose frames are decoded, when the test lets them. */
export function testViewer(changes: Partial<ViewerPorts> = {}) {
  let ids = 0
  const [reading, decoding] = [createJobs(), createJobs()]
  const inspect = async (blob: Blob): Promise<InspectOutcome> => {
    const read = readInstance(new Uint8Array(await blob.arrayBuffer()))
    return read.ok ? { ...read, frame: PIXELS } : read
  }
  const pool = {
    inspect: (blob: Blob) => reading.hold(() => inspect(blob)),
    decode: () => decoding.hold((): DecodeOutcome => ({ ok: true, frame: PIXELS })),
    dispose: () => undefined,
  } as Partial<DecoderPool> as DecoderPool
  const viewer = createViewer({
    newId: () => `id${++ids}`,
    pool,
    painter,
    savedLayouts: () => [],
    budgetBytes: 1024 ** 2,
    cores: 2,
    decodePicture: () => reading.hold(() => COLORS),
    drawn: () => Promise.resolve(),
    ...changes,
  })
  return {
    viewer,
    reading,
    decoding,
    /** Opens files and lets all of them be read. */
    async openAll(...files: readonly ByteSource[]): Promise<void> {
      let isDone = false
      const opening = viewer.open(filesOf(...files)).finally(() => {
        isDone = true
      })
      while (!isDone) {
        await Promise.race([opening, reading.asked()])
        reading.answer()
      }
    },
    keptFrames: () =>
      Array.from({ length: ids + 1 }, (_, id) => `id${id}#1`).filter((id) => viewer.frames.get(id)),
  }
}
