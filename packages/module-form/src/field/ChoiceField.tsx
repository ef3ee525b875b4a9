import { type InputView, type Option, textOf } from '@pandok/module-engine'
import { useForm } from '../FormContext.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { KindOf } from './KindOf.ts'
import { type Chip, OptionChips } from './OptionChips.tsx'
import { OptionSelect } from './OptionSelect.tsx'

/** As many answers as there are digits stand side by side; more go into a list. */
const CHIPS_MAX = 9

export function ChoiceField({ view, input }: { view: InputView; input: KindOf<'choice'> }) {
  const { session } = useForm()
  const chips = useChips(input.options)
  const chosen = typeof view.raw === 'string' ? [view.raw] : []
  const set = (id: string | undefined) => session.set(view.address, id)
  if (input.options.length > CHIPS_MAX)
    return (
      <FieldFrame view={view} labelling="label">
        {(control) => (
          <OptionSelect
            control={control}
            chips={chips}
            value={chosen[0]}
            isRequired={view.required}
            onChange={set}
          />
        )}
      </FieldFrame>
    )
  return (
    <FieldFrame view={view} labelling="group">
      {(control) => (
        <OptionChips
          control={control}
          role="radio"
          chips={chips}
          chosen={chosen}
          isRequired={view.required}
          onPress={(id) => set(chosen.includes(id) && !view.needsConfirming ? undefined : id)}
          onChoose={set}
          onClear={() => set(undefined)}
        />
      )}
    </FieldFrame>
  )
}

export function useChips(options: readonly Option[]): Chip[] {
  const { locale, showPoints } = useForm()
  return options.map((option, at) => ({
    id: option.id,
    label: textOf(option.label, locale) || option.id,
    keyHint: at < CHIPS_MAX ? String(at + 1) : undefined,
    points: showPoints ? option.points : undefined,
  }))
}
