type ExportKind =
  | 'annotations'
  | 'measurements'
  | 'report'
  | 'view'
  | 'keys'
  | 'layouts'
  | 'images'
  | 'document'

/** The file name says what it is and when it was made, but never whose it is. */
export function exportName(kind: ExportKind, extension: string, now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `pandok-${day}-${kind}${extension && `.${extension}`}`
}
