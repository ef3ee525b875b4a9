import type { ImageReference } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'

export function refersTo(images: readonly ImageReference[], { instance, frame }: StackFrame): boolean {
  const { sopInstance } = instance.record
  return (
    sopInstance !== '' &&
    images.some(
      (image) => image.sopInstance === sopInstance && (image.frames?.includes(frame.number) ?? true),
    )
  )
}

/** The item for a frame: one that references it, otherwise one without references, which applies to all. */
export function itemFor<Item extends { images: readonly ImageReference[] }>(
  items: readonly Item[],
  frame: StackFrame,
): Item | undefined {
  return (
    items.find(({ images }) => refersTo(images, frame)) ?? items.find(({ images }) => images.length === 0)
  )
}
