import type { ByteSource } from '../model/ByteSource.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { FoundFile } from './archive/expandFile.ts'
import { type FileKind, recognizeFile } from './recognize/recognizeFile.ts'

export interface TakeParts {
  /** Reads one file and arranges it; a refusal says why it isn't shown. */
  take: (source: ByteSource, kind: FileKind, isFirst: boolean) => Promise<Refusal | undefined>
  /** The names in a DICOMDIR; undefined if it isn't one. */
  directory?: (source: ByteSource) => Promise<readonly string[] | undefined>
}

const PICTURES: ReadonlySet<FileKind> = new Set<FileKind>(['jpeg', 'png', 'tiff'])

/** Opens one file or says why not. Names in a DICOMDIR are added to `listed`. */
export async function takeFound(
  { take, directory }: TakeParts,
  found: FoundFile,
  isFirst: boolean,
  listed: Set<string>,
): Promise<Refusal | undefined> {
  if ('refusal' in found) return found.refusal
  if (found.kind === 'empty') return { reason: 'empty' }
  const names = isDirectoryName(found.source.name) ? await directory?.(found.source) : undefined
  if (!names)
    return takeAnyhow(take, found.source, found.kind, isFirst).catch(
      (): Refusal => ({ reason: 'unreadable' }),
    )
  for (const name of names) listed.add(name)
  return undefined
}

/** File names are trusted first, but a wrong `.dcm` extension is no reason to refuse a picture. */
async function takeAnyhow(
  take: TakeParts['take'],
  source: ByteSource,
  kind: FileKind,
  isFirst: boolean,
): Promise<Refusal | undefined> {
  const refusal = await take(source, kind, isFirst)
  if (kind !== 'dicom' || refusal?.reason !== 'notAnImage') return refusal
  const real = await recognizeFile(source.blob)
  return PICTURES.has(real) ? take(source, real, isFirst) : refusal
}

const isDirectoryName = (name: string): boolean => /(?:^|\/)DICOMDIR$/iu.test(name)
