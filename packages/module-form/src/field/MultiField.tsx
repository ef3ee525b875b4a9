import { type InputView, type Option, standBeside } from '@pandok/module-engine'
import { useRef } from 'react'
import { useForm } from '../FormContext.ts'
import { useChips } from './ChoiceField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { KindOf } from './KindOf.ts'
import { OptionChips } from './OptionChips.tsx'

export function MultiField({ view, input }: { view: InputView; input: KindOf<'multi'> }) {
  const { session } = useForm()
  const chips = useChips(input.options)
  const chosen = Array.isArray(view.raw) ? (view.raw as readonly string[]) : []
  /** The answers before the last key press are kept to revert «4» if «4A» was meant. */
  const before = useRef(chosen)
  return (
    <FieldFrame view={view} labelling="group">
      {(control) => (
        <OptionChips
          control={control}
          role="checkbox"
          chips={chips}
          chosen={chosen}
          isRequired={view.required}
          onPress={(id, insteadOf) => {
            const from = insteadOf === undefined ? chosen : before.current
            before.current = chosen
            session.set(view.address, toggled(input.options, from, id))
          }}
          onClear={() => session.set(view.address, undefined)}
        />
      )}
    </FieldFrame>
  )
}

/**
 * An answer clears those with which it can't be combined, such as «none». The engine determines the order.
 */
function toggled(
  options: readonly Option[],
  chosen: readonly string[],
  id: string,
): readonly string[] | undefined {
  const kept = chosen.includes(id)
    ? chosen.filter((other) => other !== id)
    : [...chosen.filter((other) => standBeside(options, id, other)), id]
  return kept.length > 0 ? kept : undefined
}
