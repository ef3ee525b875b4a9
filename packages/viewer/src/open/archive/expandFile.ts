import type { ByteSource } from '../../model/ByteSource.ts'
import type { Refusal } from '../../model/Refusal.ts'
import { type FileKind, recognizeFile } from '../recognize/recognizeFile.ts'
import { createUnpackAllowance, type UnpackAllowance } from './createUnpackAllowance.ts'
import { readArchive } from './readArchive.ts'
import { unpack } from './unpack.ts'

/** A file with its kind, or with the reason why it can't be read. An archive is replaced by its files. */
export type FoundFile = { source: ByteSource } & ({ kind: FileKind } | { refusal: Refusal })

/** An archive inside an archive is opened, too, but none deeper. */
const DEPTH_MAX = 2

export async function* expandFile(
  source: ByteSource,
  depth = 0,
  allowance?: UnpackAllowance,
): AsyncGenerator<FoundFile> {
  if (source.refusal) return void (yield { source, refusal: source.refusal })
  const kind = isNamedDicom(source) ? 'dicom' : await recognizeFile(source.blob).catch(() => undefined)
  if (kind === undefined) yield { source, refusal: { reason: 'unreadable' } }
  else if (kind !== 'archive') yield { source, kind }
  else if (depth >= DEPTH_MAX) yield { source, refusal: { reason: 'kindUnsupported', detail: 'ZIP' } }
  else yield* expandArchive(source, depth, allowance ?? createUnpackAllowance(source.blob.size))
}

/**
 * The name is trusted, and verified when the file is read: sniffing a thousand files takes half as long as
 * reading them, and even requesting their size blocks the page until the disk has answered.
 */
const isNamedDicom = ({ name }: ByteSource): boolean => /\.dcm$/iu.test(name)

async function* expandArchive(
  source: ByteSource,
  depth: number,
  allowance: UnpackAllowance,
): AsyncGenerator<FoundFile> {
  const entries = await readArchive(source.blob)
  if (!entries) return void (yield { source, refusal: { reason: 'archiveBroken' } })
  const refusal = allowance.takeArchive(entries)
  if (refusal) return void (yield { source, refusal })
  for (const entry of entries) {
    const name = `${source.name}/${entry.name}`
    const content = await unpack(source.blob, entry)
    if (content instanceof Blob) yield* expandFile({ name, blob: content }, depth + 1, allowance)
    else yield { source: { name, blob: new Blob([]) }, refusal: content }
  }
}
