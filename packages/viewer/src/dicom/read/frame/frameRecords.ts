import type { PlaneGeometry } from '../../../model/Geometry.ts'
import type { FrameData, FrameRecord } from '../../../model/ImageContent.ts'
import type { PixelFormat } from '../../../model/PixelFormat.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { inRealWorld } from '../gray/inRealWorld.ts'
import { inUptake } from '../gray/inUptake.ts'
import { logarithmsOf } from '../gray/logarithmsOf.ts'
import { modalityOf } from '../gray/modalityOf.ts'
import { paddingOf } from '../gray/paddingOf.ts'
import { supplementOf } from '../gray/paletteOf.ts'
import { suvOf } from '../gray/suvOf.ts'
import { voiOf } from '../gray/voiOf.ts'
import { tags } from '../tags.ts'
import { type FrameFacts, frameFacts } from './functionalGroups.ts'
import { geometryOf } from './geometryOf.ts'
import { frameLateralityOf } from './laterality.ts'
import { overlaysOf } from './overlaysOf.ts'
import { phaseOf } from './phaseOf.ts'
import { regionsOf } from './regionsOf.ts'
import { shutterOf } from './shutterOf.ts'
import { spacingOf } from './spacingOf.ts'

const T = tags('DetectorInformationSequence')

type Said = Omit<FrameRecord, 'number' | 'data' | 'geometry' | 'overlays' | Whole>

/** What all frames have in common. */
type Whole = 'padding' | 'supplement' | 'shutter' | 'suv'

/** The records of all frames. Frames without functional groups of their own share one record. */
export function frameRecords(
  dataset: ParsedDataset,
  format: PixelFormat,
  frames: readonly FrameData[],
  isProjection: boolean,
): FrameRecord[] {
  const overlays = overlaysOf(dataset, format, frames)
  const supplement = supplementOf(dataset, format)
  const padding = paddingOf(dataset, format) ?? (supplement && { from: supplement.first, to: MOST_STORED })
  const shutter = shutterOf(dataset)
  const suv = suvOf(dataset)
  const same = createSharing()
  const facts = frameFacts(dataset)
  const isNuclear = dataset.elements.has(T.DetectorInformationSequence)
  let last: FrameFacts | undefined
  let said: Said | undefined
  let geometry: PlaneGeometry | undefined
  return frames.map((data, index) => {
    const { value } = facts.next()
    if (value !== last || isNuclear) geometry = geometryOf(value, index)
    if (!said || value !== last) said = inUptake(saidOf(value, format, isProjection, same), suv)
    last = value
    return {
      number: index + 1,
      data,
      ...(geometry && { geometry }),
      ...said,
      ...(suv && { suv }),
      overlays: overlays(index),
      ...(padding && { padding }),
      ...(supplement && { supplement }),
      ...(shutter && { shutter }),
    }
  })
}

/** Colors aren't gray levels: neither windows nor measured values may contain them. */
const MOST_STORED = 0xffff_ffff

function saidOf(facts: FrameFacts, format: PixelFormat, isProjection: boolean, same: Sharing): Said {
  const modality = modalityOf(facts, format.isSigned)
  const laterality = frameLateralityOf(facts)
  const logarithms = logarithmsOf(facts, format.isSigned)
  const shown = inRealWorld({ modality, voi: voiOf(facts, format.isSigned, modality) }, facts)
  return {
    spacing: same('spacing', spacingOf(facts, { ...format, isProjection })),
    modality: same('modality', shown.modality),
    ...(logarithms && { logarithms }),
    ...(shown.isRealWorld && { isRealWorld: true }),
    ...(shown.mapped && { mapped: shown.mapped }),
    voi: same('voi', shown.voi),
    regions: same('regions', regionsOf(facts)),
    ...(laterality && { laterality }),
    phase: phaseOf(facts),
  }
}

type Sharing = <T>(kind: string, value: T) => T

/** Replaces equal values of many frames by one object. Tables are compared by identity. */
function createSharing(): Sharing {
  const known = new Map<string, unknown>()
  const tables = new Map<unknown, number>()
  const replace = (_: string, part: unknown) => {
    if (!ArrayBuffer.isView(part)) return part
    const number = tables.get(part) ?? tables.size
    tables.set(part, number)
    return number
  }
  return <T>(kind: string, value: T): T => {
    const key = kind + JSON.stringify(value, replace)
    if (!known.has(key)) known.set(key, value)
    return known.get(key) as T
  }
}
