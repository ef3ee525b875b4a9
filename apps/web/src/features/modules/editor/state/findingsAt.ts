import type { Finding, Path } from '@pandok/module-engine'

/** What was found at a place or anywhere inside it. */
export const findingsAt = (findings: readonly Finding[], path: Path): readonly Finding[] =>
  findings.filter((finding) => path.every((key, depth) => finding.path[depth] === key))

/** What was found at the place itself, for fields whose neighbours inside have a place of their own. */
export const findingsOf = (findings: readonly Finding[], path: Path): readonly Finding[] =>
  findingsAt(findings, path).filter((finding) => finding.path.length === path.length)
