import { readInstance } from '../../dicom/read/readInstance.ts'
import type { SegmentationContent } from '../../model/Labels.ts'
import type { OpenInstance, StackFrame } from '../../model/Stack.ts'
import { nodeCodecs } from '../../pixels/testkit/nodeCodecs.ts'
import { createJobHandler } from '../../pixels/worker/createJobHandler.ts'
import { frameSourceOf } from '../../pixels/worker/frameSourceOf.ts'
import { type LabelMask, segmentMasks } from '../segmentMasks.ts'

const handler = createJobHandler(nodeCodecs())

export function recordOf(bytes: Uint8Array) {
  const read = readInstance(bytes)
  if (!read.ok) throw new Error(`${read.refusal.reason} ${read.refusal.detail}`)
  return read.record
}

/** A segmentation with the masks of all of its frames. */
export async function segmentationFile(bytes: Uint8Array<ArrayBuffer>) {
  const record = recordOf(bytes)
  if (record.content.kind !== 'segmentation') throw new Error(record.content.kind)
  const content: SegmentationContent = record.content
  const masks: LabelMask[] = []
  for (const [index, frame] of content.image.frames.entries()) {
    const source = frameSourceOf(content.image, frame, record.transferSyntax)
    const outcome = await handler({ kind: 'decode', blob: new Blob([bytes]), source })
    if (!outcome.ok || !outcome.frame) throw new Error('not decoded')
    masks.push(...segmentMasks(content, index, outcome.frame))
  }
  return { record, content, masks }
}

/** The first frame of an image file. */
export function frameOf(bytes: Uint8Array): StackFrame {
  const record = recordOf(bytes)
  if (record.content.kind !== 'image') throw new Error(record.content.kind)
  const [frame] = record.content.frames
  if (!frame) throw new Error('no frame')
  const instance: OpenInstance = { id: record.sopInstance, record, source: { name: '', blob: new Blob([]) } }
  return { id: `${record.sopInstance}#1`, instance, image: record.content, frame }
}
