import type { InputView } from '@pandok/module-engine'
import { useForm } from '../FormContext.ts'
import type { KindOf } from './KindOf.ts'
import { SingleChoice } from './SingleChoice.tsx'

const SIDES = ['R', 'L', 'B'] as const

export function SideField({ view, input }: { view: InputView; input: KindOf<'side'> }) {
  const { session, words } = useForm()
  const names = { R: words.right, L: words.left, B: words.both }
  const keys = { R: words.keys.right, L: words.keys.left, B: words.keys.both }
  const chips = (input.sides ?? SIDES).map((side) => ({
    id: side,
    label: names[side],
    answerKey: { id: side, keys: keys[side], also: [side] },
  }))
  const chosen = typeof view.raw === 'string' ? view.raw : undefined
  const set = (id: string | undefined) => session.set(view.address, id)
  return <SingleChoice view={view} chips={chips} chosen={chosen} onChange={set} />
}
