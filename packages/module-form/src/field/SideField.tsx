import type { InputView } from '@pandok/module-engine'
import { useForm } from '../FormContext.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { KindOf } from './KindOf.ts'
import { OptionChips } from './OptionChips.tsx'

const SIDES = ['R', 'L', 'B'] as const

export function SideField({ view, input }: { view: InputView; input: KindOf<'side'> }) {
  const { session, words, onAnswered } = useForm()
  const names = { R: words.right, L: words.left, B: words.both }
  const keys = { R: words.keys.right, L: words.keys.left, B: words.keys.both }
  const chips = (input.sides ?? SIDES).map((side) => ({
    id: side,
    label: names[side],
    answerKey: { id: side, keys: keys[side], also: [side] },
  }))
  const chosen = typeof view.raw === 'string' ? [view.raw] : []
  const set = (id: string | undefined) => session.set(view.address, id)
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
          onAnswered={onAnswered}
        />
      )}
    </FieldFrame>
  )
}
