import type { InputView } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { useForm } from '../FormContext.ts'
import { boxClass, controlClass } from './boxClass.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { KindOf } from './KindOf.ts'

export function WordsField({ view, input }: { view: InputView; input: KindOf<'text'> }) {
  const { session } = useForm()
  const lines = input.lines ?? 1
  return (
    <FieldFrame view={view} labelling="label">
      {(control) => {
        const props = {
          id: control.id,
          value: typeof view.raw === 'string' ? view.raw : '',
          required: view.required,
          'aria-describedby': control.describedBy,
          'aria-invalid': control.isInvalid || undefined,
          onChange: (event: { target: { value: string } }) =>
            session.set(view.address, event.target.value || undefined),
        }
        const look = cx(controlClass, control.isFaint && 'text-muted italic')
        return (
          <div className={boxClass}>
            {lines > 1 ? (
              <textarea
                {...props}
                rows={lines}
                className={cx(look, 'field-sizing-content max-h-72 min-h-16 resize-y py-1.5')}
              />
            ) : (
              <input {...props} type="text" autoComplete="off" className={look} />
            )}
          </div>
        )
      }}
    </FieldFrame>
  )
}
