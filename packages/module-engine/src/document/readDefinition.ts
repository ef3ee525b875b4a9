import { definition, type ModuleDefinition } from './definition.ts'
import { FINDING_CODES, type Finding, type FindingCode } from './Finding.ts'

export type ReadResult = { ok: true; definition: ModuleDefinition } | { ok: false; findings: Finding[] }

const isCode = (text: string): text is FindingCode => (FINDING_CODES as readonly string[]).includes(text)

/** The only door for definitions from outside: shape, limits and the rules that need no expressions. */
export function readDefinition(value: unknown): ReadResult {
  const parsed = definition.safeParse(value)
  if (parsed.success) return { ok: true, definition: parsed.data }
  return {
    ok: false,
    findings: parsed.error.issues.map((issue) => ({
      level: 'error',
      code: isCode(issue.message) ? issue.message : 'shape',
      path: issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
      params: { message: issue.message },
    })),
  }
}
