import { definition, type ModuleDefinition } from './definition.ts'
import type { Finding } from './Finding.ts'
import { FINDINGS_MAX } from './limits.ts'
import { migrate } from './migrations/migrate.ts'
import { issueFindings } from './reading/issueFindings.ts'
import { plainCopy } from './reading/plainCopy.ts'
import { STRUCTURAL_RULES } from './rules/index.ts'

export type ReadResult = { ok: true; definition: ModuleDefinition } | { ok: false; findings: Finding[] }

/**
 * The only door for definitions from outside: old versions are brought up to date, then shape, limits and every rule
 * that needs no expressions are checked. Whatever comes in, it never throws, and what it accepts is a copy.
 */
export function readDefinition(value: unknown): ReadResult {
  const copied = plainCopy(value)
  if (!copied.ok) return { ok: false, findings: [copied.finding] }
  const migrated = migrate(copied.value)
  if (!migrated.ok) return { ok: false, findings: [migrated.finding] }
  const parsed = definition.safeParse(migrated.document)
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, FINDINGS_MAX)
    return { ok: false, findings: issues.flatMap((issue) => issueFindings(issue, migrated.document)) }
  }
  const findings = STRUCTURAL_RULES.flatMap((rule) => rule(parsed.data)).slice(0, FINDINGS_MAX)
  return findings.length > 0 ? { ok: false, findings } : { ok: true, definition: parsed.data }
}
