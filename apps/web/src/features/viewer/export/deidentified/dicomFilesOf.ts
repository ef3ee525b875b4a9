import type { ArrangedStudy, OpenInstance } from '@pandok/viewer'

/** Every DICOM file of an open study once, in the order of the list. */
export function dicomFilesOf({ series, documents, slides }: ArrangedStudy): OpenInstance[] {
  const files = new Map<string, OpenInstance>()
  const all = [
    ...series.flatMap(({ stacks }) => stacks.flatMap(({ frames }) => frames.map(({ instance }) => instance))),
    ...slides.flatMap(({ instances }) => instances),
    ...documents,
  ]
  // A photograph has no SOP class.
  for (const instance of all) if (instance.record.sopClass !== '') files.set(instance.id, instance)
  return [...files.values()]
}
