import type { InputView } from '@pandok/module-engine'
import { useForm } from '../FormContext.ts'
import { SingleChoice } from './SingleChoice.tsx'

export function BoolField({ view }: { view: InputView }) {
  const { session, words } = useForm()
  const chips = [
    { id: 'yes', label: words.yes, answerKey: { id: 'yes', keys: words.keys.yes, also: ['Y'] } },
    { id: 'no', label: words.no, answerKey: { id: 'no', keys: words.keys.no, also: ['N'] } },
  ]
  const chosen = view.raw === true ? 'yes' : view.raw === false ? 'no' : undefined
  const set = (id: string | undefined) =>
    session.set(view.address, id === undefined ? undefined : id === 'yes')
  return <SingleChoice view={view} chips={chips} chosen={chosen} onChange={set} />
}
