import type { InputView } from '@pandok/module-engine'
import { useForm } from '../FormContext.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type Chip, OptionChips } from './OptionChips.tsx'

interface SingleChoiceProps {
  view: InputView
  chips: readonly Chip[]
  chosen: string | undefined
  onChange: (id: string | undefined) => void
}

/**
 * Shows chips of which at most one is chosen. Pressing it again unsets it, unless it waits to be confirmed.
 */
export function SingleChoice({ view, chips, chosen, onChange }: SingleChoiceProps) {
  const { onAnswered } = useForm()
  return (
    <FieldFrame view={view} labelling="group">
      {(control) => (
        <OptionChips
          control={control}
          role="radio"
          chips={chips}
          chosen={chosen === undefined ? [] : [chosen]}
          isRequired={view.required}
          onPress={(id) => onChange(id === chosen && !view.needsConfirming ? undefined : id)}
          onChoose={onChange}
          onClear={() => onChange(undefined)}
          onAnswered={onAnswered}
        />
      )}
    </FieldFrame>
  )
}
