import { definition, type ModuleDefinition } from './definition.ts'
import type { Finding } from './Finding.ts'
import { finish } from './finish.ts'
import { FINDINGS_MAX } from './limits.ts'
import { migrate } from './migrations/migrate.ts'
import { issueFindings } from './reading/issueFindings.ts'
import { plainCopy } from './reading/plainCopy.ts'
import { STRUCTURAL_RULES } from './rules/index.ts'

export type ReadResult = { ok: true; definition: ModuleDefinition } | { ok: false; findings: Finding[] }

/**
 * Reads a definition from outside; there must be no other way in. It migrates old versions and checks the
 * shape, the limits and every rule that needs no expressions. It never throws, and an accepted definition is
 * a copy.
 */
export const readDefinition = (value: unknown): ReadResult => finish(readDefinitionInSteps(value))

/** Reads the same, and yields between its parts, each of which takes tens of milliseconds for a large definition. */
export function* readDefinitionInSteps(value: unknown): Generator<undefined, ReadResult> {
  const copied = plainCopy(value)
  yield
  if (!copied.ok) return { ok: false, findings: [copied.finding] }
  const migrated = migrate(copied.value)
  if (!migrated.ok) return { ok: false, findings: [migrated.finding] }
  const parsed = definition.safeParse(migrated.document)
  yield
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, FINDINGS_MAX)
    return { ok: false, findings: issues.flatMap((issue) => issueFindings(issue, migrated.document)) }
  }
  const found: Finding[] = []
  for (const rule of STRUCTURAL_RULES) {
    found.push(...rule(parsed.data))
    yield
  }
  const findings = found.slice(0, FINDINGS_MAX)
  return findings.length > 0 ? { ok: false, findings } : { ok: true, definition: parsed.data }
}
