import { readInstance } from '../dicom/read/readInstance.ts'
import type { ImageContent } from '../model/ImageContent.ts'
import type { InstanceRecord } from '../model/Instance.ts'
import { type MakeOptions, makeDicom } from './makeDicom.ts'

/** The record of bytes that must be readable. */
export function readRecord(bytes: Uint8Array): InstanceRecord {
  const read = readInstance(bytes)
  if (!read.ok) throw new Error(`refused: ${read.refusal.reason} ${read.refusal.detail ?? ''}`)
  return read.record
}

/** The image of a file that is made as `makeDicom` makes it. */
export function readImage(elements: Record<string, unknown> = {}, options: MakeOptions = {}): ImageContent {
  const { content } = readRecord(makeDicom(elements, options))
  if (content.kind !== 'image') throw new Error(`not an image: ${content.kind}`)
  return content
}

/** Reads the first frame. */
export function readFrame(elements: Record<string, unknown> = {}, options: MakeOptions = {}) {
  const [frame] = readImage(elements, options).frames
  if (!frame) throw new Error('no frame')
  return frame
}
