import type { InputSlot } from './Slot.ts'
import type { ValueSource } from './session.ts'

/**
 * Nobody has looked at values from these sources: defaults of the module or the plate, proposals of a
 * formula, and values of an earlier report. A value that was measured, read from the image, linked, pasted or
 * is today's date belongs to this very case.
 */
const UNSEEN: ReadonlySet<ValueSource['from']> = new Set<ValueSource['from']>(['default', 'expr', 'prior'])

/** Returns whether the current value has to be confirmed by a person. Rules M510–M513. */
export function needsConfirming({ state, source, visible, value, template }: InputSlot): boolean {
  if ((state !== 'auto' && state !== 'default') || !visible || value === undefined) return false
  const { confirm } = template.input
  if (confirm === 'needed') return true
  return confirm !== 'notNeeded' && template.isStated && source !== undefined && UNSEEN.has(source.from)
}
