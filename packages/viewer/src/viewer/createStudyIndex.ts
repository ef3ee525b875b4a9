import type { FrameId, OpenInstance, Stack, StackFrame } from '../model/Stack.ts'
import { type KeyObjectStack, keyObjectStacks } from '../presentation/keyObjectStacks.ts'
import { createStore } from '../session/createStore.ts'
import type { ArrangedSlide, Arrangement } from '../space/arrange/Arrangement.ts'
import { type TransformBetween, transformsOf } from '../space/registration/transformBetween.ts'

export interface LocatedFrame {
  stack: Stack
  frame: StackFrame
  /** Starts at 0. */
  index: number
}

export type StudyIndex = ReturnType<typeof createStudyIndex>

/** The open studies with look-up of their parts by id. */
export function createStudyIndex() {
  const { read, subscribe, change } = createStore<Arrangement>({ patients: [] })
  let stacks = new Map<string, Stack>()
  let keyStacks: readonly KeyObjectStack[] = []
  let objects = new Map<string, OwnedObject>()
  let transforms = { of: read().patients, by: new Map<string, TransformBetween>() }
  let places: Map<FrameId, { stack: Stack; index: number }> | undefined

  return {
    read,
    subscribe,
    show(next: Arrangement): void {
      const [before, isArriving] = [read(), next.isArriving ?? false]
      if (next.patients === before.patients && isArriving === (before.isArriving ?? false)) return
      stacks = new Map(allStacks(next).map((stack) => [stack.id, stack]))
      keyStacks = next.patients
        .flatMap((patient) => keyObjectStacks(patient, isArriving))
        .map(sameAsBefore(keyStacks))
      objects = new Map(ownedObjects(next).map((owned) => [owned.object.id, owned]))
      places = undefined
      change(next)
    },
    stackOf: (id: string): Stack | undefined => stacks.get(id) ?? keyStacks.find((stack) => stack.id === id),
    /** Key images as stacks. Their frames are located in their original series. */
    keyStacks: (): readonly KeyObjectStack[] => keyStacks,
    /** A presentation state or key object by the id of its instance. */
    objectOf: (id: string): OpenInstance | undefined => objects.get(id)?.object,
    /** The patient of such an object. On images of another one nothing of it may be drawn. */
    ownerOf: (id: string): string | undefined => objects.get(id)?.patientKey,
    locate(id: FrameId): LocatedFrame | undefined {
      places ??= new Map(
        [...stacks.values()].flatMap((stack) =>
          stack.frames.map((frame, index) => [frame.id, { stack, index }] as const),
        ),
      )
      const place = places.get(id)
      const frame = place?.stack.frames[place.index]
      return place && frame && { ...place, frame }
    },
    /** The transformations between a patient's frames of reference, from registration objects. */
    transforms(patientKey: string): TransformBetween {
      const { patients } = read()
      if (transforms.of !== patients) transforms = { of: patients, by: new Map() }
      const known =
        transforms.by.get(patientKey) ?? transformsOf(patients.find(({ key }) => key === patientKey))
      transforms.by.set(patientKey, known)
      return known
    },
    /** A whole slide with its patient, by its key. */
    slideOfKey: (key: string): OwnedSlide | undefined =>
      ownedSlides(read()).find(({ slide }) => slide.key === key),
    /** A whole slide by the UID of its series. */
    slideOf: (seriesUid: string): ArrangedSlide | undefined =>
      ownedSlides(read()).find(({ slide }) => slide.facts.uid === seriesUid)?.slide,
  }
}

interface OwnedObject {
  object: OpenInstance
  patientKey: string
}

interface OwnedSlide {
  slide: ArrangedSlide
  patientKey: string
}

const ownedSlides = ({ patients }: Arrangement): OwnedSlide[] =>
  patients.flatMap(({ studies }) =>
    studies.flatMap(({ slides, patientKey }) => slides.map((slide) => ({ slide, patientKey }))),
  )

const ownedObjects = ({ patients }: Arrangement): OwnedObject[] =>
  patients.flatMap(({ key, studies }) =>
    studies.flatMap(({ objects }) => objects.map((object) => ({ object, patientKey: key }))),
  )

/** Unchanged stacks keep their identity, so that nothing is rendered again. */
const sameAsBefore = (before: readonly KeyObjectStack[]) => (stack: KeyObjectStack) => {
  const known = before.find(({ id }) => id === stack.id)
  const isSame =
    known?.frames.length === stack.frames.length &&
    known.remarks.length === stack.remarks.length &&
    known.frames.every((frame, index) => frame === stack.frames[index])
  return isSame ? known : stack
}

const allStacks = ({ patients }: Arrangement): Stack[] =>
  patients.flatMap(({ studies }) => studies).flatMap(({ series }) => series.flatMap(({ stacks }) => stacks))
