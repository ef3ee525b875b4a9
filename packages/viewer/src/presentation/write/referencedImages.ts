import type { DicomDataset } from '../../dicom/index.ts'
import type { StackFrame } from '../../model/Stack.ts'

/** The images of frames, each once, with frame numbers if not all frames of a file are included. */
export function referencedImages(frames: readonly StackFrame[]): DicomDataset[] {
  return grouped(frames, ({ instance }) => instance.record.sopInstance).map(([sopInstance, own]) => {
    const [first] = own
    const isWhole = own.length >= (first?.image.declaredFrames ?? 1)
    return {
      ReferencedSOPClassUID: first?.instance.record.sopClass,
      ReferencedSOPInstanceUID: sopInstance,
      ReferencedFrameNumber: isWhole ? undefined : own.map(({ frame }) => frame.number),
    }
  })
}

export function grouped<Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const group = found.get(key(item))
    if (group) group.push(item)
    else found.set(key(item), [item])
  }
  return [...found]
}
