import type { ByteSource } from '../../model/ByteSource.ts'
import type { FoundFile } from './expandFile.ts'

/** Files of MIRAX slides that wait for others of their folder, by folder. */
interface Folder {
  slideData?: ByteSource
  /** The image beside the folder with the same name, by which Windows programs open the slide. */
  picture?: ByteSource
  data: FoundFile[]
}

const SLIDE_DATA = /^slidedat\.ini$/iu
const PICTURE = /\.mrxs$/iu
const DATA = /\.dat$/iu

/**
 * Combines the files of a MIRAX slide once all files are known: its Slidedat.ini names the others. Other
 * files are passed on at once, and .dat files of other programs at the end.
 */
export async function* gatherMirax(files: AsyncIterable<FoundFile>): AsyncGenerator<FoundFile> {
  const folders = new Map<string, Folder>()
  const folder = (name: string): Folder => {
    const known = folders.get(name.toLowerCase()) ?? { data: [] }
    folders.set(name.toLowerCase(), known)
    return known
  }
  for await (const found of files) {
    const { parent, name } = split(found.source.name)
    if (SLIDE_DATA.test(name)) folder(parent).slideData = found.source
    else if (PICTURE.test(name)) folder(found.source.name.replace(PICTURE, '')).picture = found.source
    else if (DATA.test(name)) folder(parent).data.push(found)
    else yield found
  }
  for (const found of folders.values()) yield* filesOf(found)
}

function* filesOf({ slideData, picture, data }: Folder): Generator<FoundFile> {
  if (slideData) {
    const { parent } = split(slideData.name)
    const beside = data.map(({ source }) => ({ ...source, name: split(source.name).name }))
    const name = picture?.name ?? (parent ? `${parent}.mrxs` : slideData.name)
    yield { source: { ...slideData, name, beside }, kind: 'mirax' }
    return
  }
  if (picture) yield { source: picture, refusal: { reason: 'incomplete', detail: 'Slidedat.ini' } }
  yield* data
}

const split = (path: string): { parent: string; name: string } => {
  const at = path.lastIndexOf('/')
  return { parent: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) }
}
