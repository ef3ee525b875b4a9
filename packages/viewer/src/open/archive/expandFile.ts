import type { ByteSource } from '../../model/ByteSource.ts'
import type { Refusal } from '../../model/Refusal.ts'
import { isSystemFile } from '../recognize/isSystemFile.ts'
import { otherArchive } from '../recognize/otherArchive.ts'
import { type FileKind, recognizeFile } from '../recognize/recognizeFile.ts'
import { createUnpackAllowance, type UnpackAllowance } from './createUnpackAllowance.ts'
import { readArchive } from './readArchive.ts'
import { unpack } from './unpack.ts'

/** A file with its kind, or with the reason why it can't be read. An archive is replaced by its files. */
export type FoundFile = { source: ByteSource } & ({ kind: FileKind } | { refusal: Refusal })

/** An archive inside an archive is opened, too, but none deeper. */
const DEPTH_MAX = 2

interface ExpandLimits {
  allowance?: UnpackAllowance | undefined
  /** Files of one archive that are opened. */
  entriesMax?: number | undefined
}

export async function* expandFile(
  source: ByteSource,
  depth = 0,
  { allowance, entriesMax }: ExpandLimits = {},
): AsyncGenerator<FoundFile> {
  if (source.refusal) return void (yield { source, refusal: source.refusal })
  if (await isSystemFile(source)) return
  const kind = isNamedDicom(source) ? 'dicom' : await recognizeFile(source.blob).catch(() => undefined)
  if (kind === undefined) yield { source, refusal: { reason: 'unreadable' } }
  else if (kind === 'unknown') yield await unknownFile(source)
  else if (kind !== 'archive') yield { source, kind }
  else if (depth >= DEPTH_MAX) yield { source, refusal: { reason: 'kindUnsupported', detail: 'ZIP' } }
  else
    yield* expandArchive(source, depth, {
      allowance: allowance ?? createUnpackAllowance(source.blob.size),
      entriesMax,
    })
}

async function unknownFile(source: ByteSource): Promise<FoundFile> {
  const archive = await otherArchive(source.blob).catch(() => undefined)
  if (archive === undefined) return { source, kind: 'unknown' }
  return { source, refusal: { reason: 'kindUnsupported', detail: archive } }
}

/**
 * The name is trusted, and verified when the file is read: sniffing a thousand files takes half as long as
 * reading them, and even requesting their size blocks the page until the disk has answered.
 */
const isNamedDicom = ({ name }: ByteSource): boolean => /\.dcm$/iu.test(name)

async function* expandArchive(
  source: ByteSource,
  depth: number,
  { allowance, entriesMax }: { allowance: UnpackAllowance; entriesMax?: number | undefined },
): AsyncGenerator<FoundFile> {
  const directory = await readArchive(source.blob, entriesMax)
  if (!directory) return void (yield { source, refusal: { reason: 'archiveBroken' } })
  const { entries, leftOut } = directory
  const refusal = allowance.takeArchive(entries)
  if (refusal) return void (yield { source, refusal })
  for (const entry of entries) {
    const name = `${source.name}/${entry.name}`
    const content = await unpack(source.blob, entry)
    if (content instanceof Blob)
      yield* expandFile({ name, blob: content }, depth + 1, { allowance, entriesMax })
    else yield { source: { name, blob: new Blob([]) }, refusal: content }
  }
  if (leftOut > 0) yield { source, refusal: { reason: 'archiveTooMany', detail: `${leftOut}` } }
}
