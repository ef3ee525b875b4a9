import type { Finding, Path } from '@pandok/module-engine'

/** Findings at a path or anywhere below it. */
export const findingsAt = (findings: readonly Finding[], path: Path): readonly Finding[] =>
  findings.filter((finding) => path.every((key, depth) => finding.path[depth] === key))

/** Findings at exactly this path, for fields whose nested fields show their own. */
export const findingsOf = (findings: readonly Finding[], path: Path): readonly Finding[] =>
  findingsAt(findings, path).filter((finding) => finding.path.length === path.length)
