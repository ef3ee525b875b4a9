import { type LibraryModule, readSynoptic, type SynopticReading } from '@pandok/library'
import { readYaml } from '../readYaml.ts'

interface Shape {
  /** Recognizes files of this kind by a field that only they have. */
  isOf: (file: Readonly<Record<string, unknown>>) => boolean
  read: (file: unknown, modules: readonly LibraryModule[]) => SynopticReading
}

/** The kind of a file determines how it is read; another kind needs another row here. */
const SHAPES: readonly Shape[] = [
  { isOf: (file) => 'elements' in file && file['specialty'] === 'pathology', read: readSynoptic },
]

export function readNeutralFile(path: string, modules: readonly LibraryModule[]): SynopticReading {
  const file = readYaml(path)
  if (typeof file !== 'object' || file === null) return { ok: false, problems: ['holds no report'] }
  const shape = SHAPES.find(({ isOf }) => isOf(file as Readonly<Record<string, unknown>>))
  return shape ? shape.read(file, modules) : { ok: false, problems: ['has a shape that is not known'] }
}
