import type { ModuleDefinition, Reason, RenderedOutput } from '@pandok/module-engine'

/**
 * Returns why an output is written at all; its condition and the values that the condition used come first among the
 * output's reasons.
 */
export function conditionOf(output: RenderedOutput, { outputs }: ModuleDefinition): readonly Reason[] {
  const when = outputs.find(({ id }) => id === output.id)?.when
  const at = output.reasons.findIndex((reason) => reason.kind === 'condition' && reason.expr === when)
  return output.reasons.slice(0, at + 1)
}
