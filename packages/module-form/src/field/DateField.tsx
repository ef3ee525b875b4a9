import type { InputView } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { useForm } from '../FormContext.ts'
import { boxClass, controlClass } from './boxClass.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { KindOf } from './KindOf.ts'

/** This is a native date field, because it shows day and month in the order that the user knows. */
export function DateField({ view, input }: { view: InputView; input: KindOf<'date'> }) {
  const { session } = useForm()
  return (
    <FieldFrame view={view} labelling="label">
      {(control) => (
        <div className={cx(boxClass, 'max-w-48')}>
          <input
            id={control.id}
            type="date"
            min={input.min}
            max={input.max === 'today' ? undefined : input.max}
            required={view.required}
            value={typeof view.raw === 'string' ? view.raw : ''}
            aria-describedby={control.describedBy}
            aria-invalid={control.isInvalid || undefined}
            onChange={(event) => session.set(view.address, event.target.value || undefined)}
            className={cx(controlClass, 'tabular-nums', control.isFaint && 'text-muted italic')}
          />
        </div>
      )}
    </FieldFrame>
  )
}
