import type { ImageReference } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'

/** Whether a frame is among the images that are named. */
export function refersTo(images: readonly ImageReference[], { instance, frame }: StackFrame): boolean {
  const { sopInstance } = instance.record
  return (
    sopInstance !== '' &&
    images.some(
      (image) => image.sopInstance === sopInstance && (image.frames?.includes(frame.number) ?? true),
    )
  )
}

/** The item that is about a frame: one that names it, else one that names nobody and so means all. */
export function itemFor<Item extends { images: readonly ImageReference[] }>(
  items: readonly Item[],
  frame: StackFrame,
): Item | undefined {
  return (
    items.find(({ images }) => refersTo(images, frame)) ?? items.find(({ images }) => images.length === 0)
  )
}
