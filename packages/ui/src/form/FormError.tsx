import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

interface FormErrorProps {
  /** The general error. Nothing is shown without it. */
  title?: string | undefined
  /** With `fieldId`, the line links to its field. */
  errors?: readonly { fieldId?: string | undefined; text: string }[] | undefined
  /** A change (for instance of the attempt's number) moves the focus here again. */
  attempt?: number | undefined
}

/** Shows the error summary above a form. It takes the focus, so that nobody has to search for the reason. */
export function FormError({ title, errors = [], attempt }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated refusal with the same text counts again
  useEffect(() => {
    if (title) box.current?.focus()
  }, [title, attempt])

  if (!title) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-lg border border-danger-line bg-danger-soft px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger-text" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{title}</p>
        {errors.length > 0 ? (
          <ul className="grid gap-0.5">
            {errors.map(({ fieldId, text }) => (
              <li key={`${fieldId} ${text}`}>
                {fieldId ? (
                  <a
                    href={`#${fieldId}`}
                    className="inline-block min-h-6 underline decoration-danger-line underline-offset-3 hover:decoration-current"
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(fieldId)?.focus()
                    }}
                  >
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
