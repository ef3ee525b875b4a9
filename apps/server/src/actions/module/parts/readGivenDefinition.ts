import type { ModuleContent } from '@pandok/domain'
import { checkModule, type Finding, type ReadResult, readDefinition } from '@pandok/module-engine'
import { ActionError, type FieldFinding } from '#rpc/ActionError.ts'

type Read = Pick<ModuleContent, 'definition' | 'inputCount' | 'outputCount'>

type Examined = { ok: true; read: Read } | { ok: false; findings: FieldFinding[] }

const MAX_FINDINGS = 50

/** Returns a given definition in its normal form, or its faults at `path` of the parameter. */
export const examineDefinition = (value: unknown, path: string): Examined =>
  examined(checked(readDefinition(value)), path)

export const readGivenDefinition = (value: unknown): Read => mustBeFit(examineDefinition(value, 'definition'))

/** A definition that was accepted once is only migrated: a newer rule must not lock away a backup. */
export const readStoredDefinition = (value: unknown): Read =>
  mustBeFit(examined(readDefinition(value), 'definition'))

export const unfit = (findings: readonly FieldFinding[]) =>
  new ActionError('BAD_REQUEST', { findings: findings.slice(0, MAX_FINDINGS) })

function mustBeFit(examined: Examined): Read {
  if (examined.ok) return examined.read
  throw unfit(examined.findings)
}

function examined(result: ReadResult, path: string): Examined {
  if (!result.ok) {
    const at = (finding: Finding) => [path, ...finding.path].join('.')
    return { ok: false, findings: result.findings.map((finding) => ({ path: at(finding), finding })) }
  }
  const { definition } = result
  const counts = { inputCount: definition.inputs.length, outputCount: definition.outputs.length }
  return { ok: true, read: { definition, ...counts } }
}

/** Errors can't work. Warnings, and the proofs, which only give warnings, concern the editor. */
function checked(result: ReadResult): ReadResult {
  if (!result.ok) return result
  const errors = checkModule(result.definition, { proofs: false }).filter(({ level }) => level === 'error')
  return errors.length > 0 ? { ok: false, findings: errors } : result
}
