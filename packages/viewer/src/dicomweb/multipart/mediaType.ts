export interface MediaType {
  /** In lower case: `multipart/related`. */
  type: string
  parameters: Readonly<Record<string, string>>
}

/**
 * Parses `multipart/related; type="application/dicom"; boundary=x` (RFC 9110 §8.3). Quoted values may contain
 * semicolons.
 */
export function mediaType(header: string): MediaType {
  const parameters: Record<string, string> = {}
  for (const [, name = '', quoted, plain] of header.matchAll(
    /;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g,
  )) {
    parameters[name.toLowerCase()] = quoted?.replace(/\\(.)/g, '$1') ?? plain ?? ''
  }
  return { type: (header.split(';')[0] ?? '').trim().toLowerCase(), parameters }
}
