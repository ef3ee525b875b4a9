import type { AnswerKey } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { KeyHint } from '../keyboard/KeyHint.tsx'

interface AnswerLabelProps {
  label: string
  answerKey: AnswerKey | undefined
  isChosen: boolean
}

/** An answer with its key, which is underlined if the label contains it and shown before the label otherwise. */
export function AnswerLabel({ label, answerKey, isChosen }: AnswerLabelProps) {
  const at = answerKey?.at
  return (
    <>
      {answerKey && !at ? (
        <KeyHint className={cx('min-w-3 text-center', isChosen ? 'text-current' : 'text-faint')}>
          {answerKey.keys}
        </KeyHint>
      ) : null}
      <span className="min-w-0">
        {at ? (
          <>
            {label.slice(0, at.from)}
            <span className="font-semibold underline decoration-1 underline-offset-3" data-answer-key="">
              {label.slice(at.from, at.to)}
            </span>
            {label.slice(at.to)}
          </>
        ) : (
          label
        )}
      </span>
    </>
  )
}

/** Returns the label for a native list, which is plain text and is searched by its beginning. */
export const listedLabel = (label: string, answerKey: AnswerKey | undefined): string =>
  answerKey === undefined || answerKey.at?.from === 0 ? label : `${answerKey.keys}  ${label}`
