import type { ModuleContent } from '@pandok/domain'
import {
  checkModuleInSteps,
  type Finding,
  type ReadResult,
  readDefinition,
  readDefinitionInSteps,
} from '@pandok/module-engine'
import { ActionError, type FieldFinding } from '#rpc/ActionError.ts'
import { createPacer, type Pause } from '#rpc/createPacer.ts'
import { runInSteps } from '#rpc/runInSteps.ts'

type Read = Pick<ModuleContent, 'definition' | 'inputCount' | 'outputCount'>

type Examined = { ok: true; read: Read } | { ok: false; findings: FieldFinding[] }

const MAX_FINDINGS = 50

/** Returns a given definition in its normal form, or its faults at `path` of the parameter. */
export const examineDefinition = async (value: unknown, path: string, pause: Pause): Promise<Examined> =>
  examined(await runInSteps(readAndCheck(value), pause), path)

export const readGivenDefinition = async (value: unknown): Promise<Read> =>
  mustBeFit(await examineDefinition(value, 'definition', createPacer()))

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
function* readAndCheck(value: unknown): Generator<undefined, ReadResult> {
  const result = yield* readDefinitionInSteps(value)
  if (!result.ok) return result
  const findings = yield* checkModuleInSteps(result.definition, { proofs: false })
  const errors = findings.filter(({ level }) => level === 'error')
  return errors.length > 0 ? { ok: false, findings: errors } : result
}
