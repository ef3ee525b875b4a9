import type { Finding, FindingCode, Path } from '../Finding.ts'

/** Something that a definition can't be saved with. */
export function fault(code: FindingCode, path: Path, params?: NonNullable<Finding['params']>): Finding {
  return { level: 'error', code, path, ...(params && { params }) }
}
