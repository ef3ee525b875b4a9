import { cx } from '@pandok/ui'
import type { FormulaProblem } from './useFormulaProblems.ts'

interface UnderlinedTextProps {
  text: string
  problems: readonly FormulaProblem[]
  className: string
}

/** A copy of the text behind the field, invisible except for the lines under errors. */
export function UnderlinedText({ text, problems, className }: UnderlinedTextProps) {
  const cuts = [...new Set([0, text.length, ...problems.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  )
  const stretches = cuts.slice(0, -1).map((from, at) => ({ from, to: cuts[at + 1] ?? text.length }))
  return (
    <div
      aria-hidden="true"
      className={cx(
        className,
        'pointer-events-none col-start-1 row-start-1 min-h-10 overflow-hidden text-transparent',
      )}
    >
      {stretches.map(({ from, to }) => {
        const worst = problems.find((problem) => problem.from < to && problem.to > from)
        return (
          <span
            key={from}
            className={cx(
              worst && 'underline decoration-wavy decoration-from-font underline-offset-4',
              worst?.level === 'error' && 'decoration-danger-text',
              worst?.level === 'warning' && 'decoration-warning-text',
            )}
          >
            {text.slice(from, to)}
          </span>
        )
      })}
      {/* A trailing line break needs a character to have its height. */}
      {text.endsWith('\n') ? ' ' : null}
    </div>
  )
}
