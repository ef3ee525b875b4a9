import {
  createArchiveWriter,
  createDeidentification,
  type DeidentificationWarning,
  deidentify,
  type OpenInstance,
  type RefusalReason,
} from '@pandok/viewer'

/** A warning about what the pixels of a series may still show. */
export interface PixelWarning {
  warning: DeidentificationWarning
  /** UID of its series. */
  series: string
  number: number | undefined
  description: string
  count: number
}

export interface PackedStudy {
  blob: Blob
  /** Number of files. */
  count: number
  warnings: readonly PixelWarning[]
  /** Files that could not be de-identified and were left out. */
  leftOut: readonly { reason: RefusalReason; count: number }[]
}

interface Packing {
  signal: AbortSignal
  onDone: (done: number) => void
}

/** The de-identified images in one archive with neutral file names. Undefined if it was canceled. */
export async function packDeidentified(
  files: readonly OpenInstance[],
  { signal, onDone }: Packing,
): Promise<PackedStudy | undefined> {
  const session = createDeidentification()
  const archive = createArchiveWriter()
  const warnings = new Map<string, PixelWarning>()
  const leftOut = new Map<RefusalReason, number>()
  const folders = new Map<string, string>()
  let count = 0
  const leave = (reason: RefusalReason) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)

  for (const [index, { source, record }] of files.entries()) {
    if (signal.aborted) return undefined
    onDone(index)
    const bytes = await source.blob.arrayBuffer().catch(() => undefined)
    const result = bytes && deidentify(new Uint8Array(bytes), session)
    if (!result?.ok) {
      leave(result?.refusal.reason ?? 'unreadable')
      continue
    }
    const { uid, number, description } = record.series
    const folder = folders.get(uid) ?? `SERIES${three(folders.size + 1)}`
    folders.set(uid, folder)
    const name = `${folder}/IMAGE${String(count + 1).padStart(5, '0')}.dcm`
    if (!(await archive.add(name, result.bytes, !isNative(record.transferSyntax)))) {
      leave('tooLarge')
      continue
    }
    count++
    for (const warning of result.warnings) {
      const known = warnings.get(`${warning} ${uid}`)
      const before = known?.count ?? 0
      warnings.set(`${warning} ${uid}`, { warning, series: uid, number, description, count: before + 1 })
    }
  }
  if (signal.aborted) return undefined
  onDone(files.length)
  return {
    blob: archive.finish(),
    count,
    warnings: [...warnings.values()],
    leftOut: [...leftOut].map(([reason, many]) => ({ reason, count: many })),
  }
}

const three = (value: number): string => String(value).padStart(3, '0')

/** Native pixel data is compressed in the archive; other transfer syntaxes are compressed already. */
const isNative = (transferSyntax: string): boolean =>
  /^1\.2\.840\.10008\.1\.2(?:\.[12])?$/u.test(transferSyntax)
