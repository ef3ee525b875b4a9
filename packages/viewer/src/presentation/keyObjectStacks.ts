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
}

/**
 * The key images of a patient by study. If images aren't open, a stack has fewer frames than it references,
 * or none.
 */
export function keyObjectStacks(patient: ArrangedPatient): KeyObjectStack[] {
  const objects = patient.studies.flatMap((study) => keyObjectsIn(study).map((object) => ({ study, object })))
  if (objects.length === 0) return []
  const frames = framesByInstance(patient)
  return objects.map(({ study, object: { id, content } }) => {
    const named = new Set(
      content.images.flatMap(({ sopInstance, frames: some = [0] }) =>
        some.map((number) => `${sopInstance} ${number}`),
      ),
    ).size
    // An image that is named twice is shown once: scrolling finds its place by the image.
    const own = new Set(
      content.images.flatMap((image) => {
        const all = frames.get(image.sopInstance) ?? []
        return image.frames ? all.filter(({ frame }) => image.frames?.includes(frame.number)) : all
      }),
    )
    const isShort = own.size < named
    return {
      id: `${id}#key`,
      patientKey: patient.key,
      studyKey: study.key,
      seriesKey: `${id}#key`,
      part: 0,
      frames: [...own],
      object: id,
      named,
      title: content.title,
      note: content.note,
      remarks: isShort && own.size > 0 ? [{ kind: 'missing', have: own.size, of: named }] : [],
    }
  })
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
