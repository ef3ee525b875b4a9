type ExportKind =
  | 'annotations'
  | 'measurements'
  | 'report'
  | 'view'
  | 'keys'
  | 'layouts'
  | 'images'
  | 'document'

/** Returns a file name that contains the kind and the time of the export, but never the patient. */
export function exportName(kind: ExportKind, extension: string, now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `pandok-${day}-${kind}${extension && `.${extension}`}`
}
