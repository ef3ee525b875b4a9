import type { SeriesFacts } from '../../model/Identity.ts'
import { mappedFrame, type RealWorldContent } from '../../model/RealWorld.ts'
import type { OpenInstance, Stack, StackFrame, StackRemark } from '../../model/Stack.ts'
import type { ArrangedSeries } from './Arrangement.ts'
import { createFacts } from './createFacts.ts'
import { byInstanceNumber } from './frameOrder.ts'
import { remarksOf } from './remarksOf.ts'
import { type KeyedFrame, partKey, splitSeries } from './splitSeries.ts'

interface SeriesPlace {
  patientKey: string
  studyKey: string
  seriesKey: string
  sharesUid: (instance: OpenInstance) => boolean
}

/** One series of images. A stack keeps its id while it is open, however its frames are regrouped. */
export function createSeries(
  { sharesUid, ...keys }: SeriesPlace,
  realWorld: () => readonly RealWorldContent[] = () => [],
) {
  const frames: KeyedFrame[] = []
  const numbers = new Set<number>()
  const facts = createFacts<SeriesFacts>()
  let arranged: ArrangedSeries | undefined
  let isChanged = true
  /** True if an image was added since the series was last read as a whole. */
  let isGrowing = false
  let stackCount = 0

  function add(instance: OpenInstance): void {
    const { content, number, series, sopInstance } = instance.record
    if (content.kind !== 'image') return
    for (const record of content.frames) {
      const shown = mappedFrame(record, sopInstance, realWorld())
      const frame = { id: `${instance.id}#${record.number}`, instance, image: content, frame: shown }
      frames.push({ frame, key: partKey(frame) })
    }
    if (number !== undefined) numbers.add(number)
    facts.offer(sopInstance, series)
    isChanged = true
    isGrowing = true
  }

  function read(isArriving: boolean): ArrangedSeries {
    const isSettling = isGrowing && !isArriving
    if (arranged && !isChanged && !isSettling) return arranged
    isChanged = false
    if (isSettling) isGrowing = false
    const before = arranged?.stacks ?? []
    const stacks = nameStacks(before)
    const isSame = stacks.length === before.length && stacks.every((stack, index) => stack === before[index])
    if (!arranged || !isSame || arranged.facts !== facts.read()) {
      arranged = { key: keys.seriesKey, facts: facts.read(), stacks }
    }
    return arranged
  }

  function nameStacks(before: readonly Stack[]): Stack[] {
    const stackOf = new Map(before.flatMap((stack) => stack.frames.map(({ id }) => [id, stack] as const)))
    const context = { numbers, isGrowing, sharesUid: ({ instance }: StackFrame) => sharesUid(instance) }
    const left = new Set(before)
    // Sorted in place, because an already sorted list is sorted again quickly.
    frames.sort((a, b) => byInstanceNumber(a.frame, b.frame))
    const pieces = splitSeries(frames)
    const declared = pieces.length === 1 ? declaredOf(frames) : undefined
    return pieces.map((piece, part) => {
      const old = piece.frames.map(({ id }) => stackOf.get(id)).find((stack) => stack && left.has(stack))
      if (old) left.delete(old)
      const remarks = remarksOf(piece, { ...context, declared })
      const hasSameFrames = old !== undefined && sameFrames(old, piece.frames)
      if (hasSameFrames && old.part === part && sameRemarks(old.remarks, remarks)) return old
      return {
        id: old?.id ?? `${keys.seriesKey}#${stackCount++}`,
        ...keys,
        part,
        frames: hasSameFrames ? old.frames : piece.frames,
        remarks,
      }
    })
  }

  /** Objects that define the meaning of its values may arrive after its images. */
  function mapAgain(): void {
    for (const keyed of frames) {
      const { frame, instance } = keyed.frame
      const shown = mappedFrame(frame, instance.record.sopInstance, realWorld())
      if (shown !== frame) keyed.frame = { ...keyed.frame, frame: shown }
    }
    isChanged = true
  }

  function touch(): void {
    isChanged = true
  }

  return { add, read, touch, mapAgain }
}

const sameFrames = (stack: Stack, frames: readonly StackFrame[]) =>
  stack.frames.length === frames.length && stack.frames.every((frame, index) => frame === frames[index])

const sameRemarks = (a: readonly StackRemark[], b: readonly StackRemark[]) =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * The expected number of images. One acquisition may have been processed into several series, each of which
 * declares the sum, so a multiple of the present number isn't a shortage.
 */
function declaredOf(frames: readonly KeyedFrame[]): number | undefined {
  const records = new Set(frames.map(({ frame }) => frame.instance.record))
  const said = [...records].flatMap(({ declared }) => declared ?? [])
  const series = Math.max(...said.map((one) => one.series ?? 0), 0)
  const acquisitions = new Set(said.map((one) => one.acquisition))
  const [acquisition = 0] = acquisitions.size === 1 ? acquisitions : []
  const isSum = acquisition % records.size === 0
  return Math.max(series, isSum ? 0 : acquisition) || undefined
}
