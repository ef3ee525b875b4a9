import type { ImageReference } from '../model/Presentation.ts'
import type { Stack, StackFrame } from '../model/Stack.ts'
import type { ArrangedPatient, ArrangedStudy } from '../space/arrange/Arrangement.ts'

/** A stack of key images, whose frames belong to other series. */
export interface KeyObjectStack extends Stack {
  title: string
  note: string
  /** Id of the key object instance. */
  object: string
  /** The number of referenced images, whether or not they are open. */
  named: number
  /** The number of referenced objects that aren't images. */
  others: number
}

/**
 * The key images of a patient by study. If images aren't open, a stack has fewer frames than it references,
 * or none; that isn't called missing while images are arriving.
 */
export function keyObjectStacks(patient: ArrangedPatient, isArriving: boolean): KeyObjectStack[] {
  const objects = patient.studies.flatMap((study) => keyObjectsIn(study).map((object) => ({ study, object })))
  if (objects.length === 0) return []
  const frames = framesByInstance(patient)
  return objects.map(({ study, object: { id, content } }) => {
    const { named, have } = countsOf(content.images, frames)
    // An image that is named twice is shown once: scrolling finds its place by the image.
    const own = new Set(
      content.images.flatMap((image) => {
        const all = frames.get(image.sopInstance) ?? []
        return image.frames ? all.filter(({ frame }) => image.frames?.includes(frame.number)) : all
      }),
    )
    return {
      id: `${id}#key`,
      patientKey: patient.key,
      studyKey: study.key,
      seriesKey: `${id}#key`,
      part: 0,
      frames: [...own],
      object: id,
      named,
      others: content.others,
      title: content.title,
      note: content.note,
      remarks: !isArriving && have < named && have > 0 ? [{ kind: 'missing', have, of: named }] : [],
    }
  })
}

/** Frames that are named count each, and an image that is named whole counts once, however many frames it has. */
function countsOf(images: readonly ImageReference[], open: ReadonlyMap<string, readonly StackFrame[]>) {
  const isOpen = new Map<string, boolean>()
  for (const { sopInstance, frames } of images) {
    const all = open.get(sopInstance) ?? []
    if (!frames) isOpen.set(sopInstance, all.length > 0)
    for (const number of frames ?? [])
      isOpen.set(
        `${sopInstance} ${number}`,
        all.some(({ frame }) => frame.number === number),
      )
  }
  return { named: isOpen.size, have: [...isOpen.values()].filter(Boolean).length }
}

const keyObjectsIn = ({ objects }: ArrangedStudy) =>
  objects.flatMap(({ id, record: { content } }) => (content.kind === 'keyObjects' ? [{ id, content }] : []))

function framesByInstance({ studies }: ArrangedPatient): Map<string, StackFrame[]> {
  const found = new Map<string, StackFrame[]>()
  for (const { series } of studies)
    for (const { stacks } of series)
      for (const { frames } of stacks)
        for (const frame of frames) {
          const { sopInstance } = frame.instance.record
          if (sopInstance !== '') found.set(sopInstance, [...(found.get(sopInstance) ?? []), frame])
        }
  return found
}
