import type { Finding, FindingCode, Path } from '../Finding.ts'

/** Makes a finding that prevents saving. */
export function fault(code: FindingCode, path: Path, params?: NonNullable<Finding['params']>): Finding {
  return { level: 'error', code, path, ...(params && { params }) }
}
