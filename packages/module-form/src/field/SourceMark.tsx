import type { ValueSource } from '@pandok/module-engine'
import { useForm } from '../FormContext.ts'

/** Shows the source of a value. Pressing it shows the measurement, if it is one. */
export function SourceMark({ id, source }: { id: string; source: ValueSource }) {
  const { words, onSource } = useForm()
  const leads = onSource !== undefined && source.from === 'measurement' && source.uid !== undefined
  return leads ? (
    <button
      type="button"
      id={id}
      onClick={() => onSource(source)}
      className="min-h-6 rounded-xs text-xs text-accent-text underline underline-offset-2"
    >
      {words.source(source)}
    </button>
  ) : (
    <span id={id} className="text-xs text-faint">
      {words.source(source)}
    </span>
  )
}
