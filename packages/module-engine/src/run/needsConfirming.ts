import type { InputSlot } from './Slot.ts'
import type { ValueSource } from './session.ts'

/**
 * Nobody looked at these: the module's or the plate's own defaults, what a formula proposes, and what an earlier report
 * said. Measured, read from the image, linked, pasted or today's, a value says something of this very case.
 */
const UNSEEN: ReadonlySet<ValueSource['from']> = new Set<ValueSource['from']>(['default', 'expr', 'prior'])

/** Whether the value that stands there waits for a person to look at it. M510–M513. */
export function needsConfirming({ state, source, visible, value, template }: InputSlot): boolean {
  if ((state !== 'auto' && state !== 'default') || !visible || value === undefined) return false
  const { confirm } = template.input
  if (confirm === 'needed') return true
  return confirm !== 'notNeeded' && template.isStated && source !== undefined && UNSEEN.has(source.from)
}
