import type { InputView } from '@pandok/module-engine'
import { useForm } from '../FormContext.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { OptionChips } from './OptionChips.tsx'

export function BoolField({ view }: { view: InputView }) {
  const { session, words, onAnswered } = useForm()
  const chips = [
    { id: 'yes', label: words.yes, answerKey: { id: 'yes', keys: words.keys.yes, also: ['Y'] } },
    { id: 'no', label: words.no, answerKey: { id: 'no', keys: words.keys.no, also: ['N'] } },
  ]
  const chosen = view.raw === true ? ['yes'] : view.raw === false ? ['no'] : []
  const set = (id: string) => session.set(view.address, id === 'yes')
  return (
    <FieldFrame view={view} labelling="group">
      {(control) => (
        <OptionChips
          control={control}
          role="radio"
          chips={chips}
          chosen={chosen}
          isRequired={view.required}
          onPress={(id) => {
            if (chosen.includes(id) && !view.needsConfirming) session.set(view.address, undefined)
            else set(id)
          }}
          onChoose={set}
          onClear={() => session.set(view.address, undefined)}
          onAnswered={onAnswered}
        />
      )}
    </FieldFrame>
  )
}
