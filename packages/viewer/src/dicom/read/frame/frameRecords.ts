import type { FrameData, FrameRecord } from '../../../model/Instance.ts'
import type { PixelFormat } from '../../../model/PixelFormat.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { modalityOf } from '../grey/modality.ts'
import { paddingOf } from '../grey/padding.ts'
import { voiOf } from '../grey/voi.ts'
import { type FrameFacts, frameFacts } from './functionalGroups.ts'
import { geometryOf } from './geometry.ts'
import { frameLateralityOf } from './laterality.ts'
import { overlaysOf } from './overlays.ts'
import { phaseOf } from './phase.ts'
import { regionsOf } from './regions.ts'
import { shutterOf } from './shutter.ts'
import { spacingOf } from './spacing.ts'

type Said = Omit<FrameRecord, 'number' | 'data' | 'overlays' | 'padding' | 'shutter'>

/** What is known of every frame. Frames without functional groups of their own share all that is said. */
export function frameRecords(
  dataset: ParsedDataset,
  format: PixelFormat,
  frames: readonly FrameData[],
  isProjection: boolean,
): FrameRecord[] {
  const overlays = overlaysOf(dataset, format, frames)
  const padding = paddingOf(dataset, format)
  const shutter = shutterOf(dataset)
  const same = createSharing()
  const facts = frameFacts(dataset)
  let last: FrameFacts | undefined
  let said: Said | undefined
  return frames.map((data, index) => {
    const { value } = facts.next()
    if (!said || value !== last) said = saidOf(value, format, isProjection, same)
    last = value
    return {
      number: index + 1,
      data,
      ...said,
      overlays: overlays(index),
      ...(padding && { padding }),
      ...(shutter && { shutter }),
    }
  })
}

function saidOf(facts: FrameFacts, format: PixelFormat, isProjection: boolean, same: Sharing): Said {
  const modality = same('modality', modalityOf(facts, format.isSigned))
  const geometry = geometryOf(facts)
  const laterality = frameLateralityOf(facts)
  return {
    ...(geometry && { geometry }),
    spacing: same('spacing', spacingOf(facts, isProjection)),
    modality,
    voi: same('voi', voiOf(facts, format.isSigned, modality)),
    regions: same('regions', regionsOf(facts)),
    ...(laterality && { laterality }),
    phase: phaseOf(facts),
  }
}

type Sharing = <T>(kind: string, value: T) => T

/** Equal values of many frames become one object. Tables stay as they are: writing one out costs more than keeping it. */
function createSharing(): Sharing {
  const known = new Map<string, unknown>()
  return <T>(kind: string, value: T): T => {
    const written = JSON.stringify(value, (_, part: unknown) =>
      ArrayBuffer.isView(part) ? part.byteLength : part,
    )
    if (written.includes('"table"')) return value
    const key = kind + written
    if (!known.has(key)) known.set(key, value)
    return known.get(key) as T
  }
}
