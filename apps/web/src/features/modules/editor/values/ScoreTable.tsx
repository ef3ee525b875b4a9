import { type Path, textOf } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { DecimalField } from '../inputs/DecimalField.tsx'
import type { ScorePart, Tried } from './score.ts'

interface ScoreTableProps {
  parts: readonly ScorePart[]
  path: Path
  showsPoints: boolean
  onPoints: (input: string, answer: string, points: string | undefined) => void
  tried: Tried
  onTry: (tried: Tried) => void
}

const headClass = 'border-b border-line bg-raised px-3 py-2 text-start text-xs font-semibold text-muted'

/** Answers with editable points; the last column tries them out. */
export function ScoreTable({ parts, path, showsPoints, onPoints, tried, onTry }: ScoreTableProps) {
  const text = useText()

  function toggle(part: ScorePart, answer: string, isOn: boolean) {
    const now = tried[part.id] ?? []
    const isSingle = !part.isMany && part.input?.kind !== 'bool'
    const next = isSingle ? [answer] : isOn ? [...now, answer] : now.filter((each) => each !== answer)
    onTry({ ...tried, [part.id]: next })
  }

  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{text('moduleLogic.score.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={headClass}>
              {text('moduleLogic.score.input')}
            </th>
            <th scope="col" className={headClass}>
              {text('moduleLogic.score.answer')}
            </th>
            <th scope="col" className={cx(headClass, 'w-20 @md:w-28')}>
              {text('moduleLogic.score.points')}
            </th>
            <th scope="col" className={cx(headClass, 'w-16 text-center')}>
              {text('moduleLogic.score.try')}
            </th>
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part.id}>
            {part.answers.map((answer, at) => (
              <AnswerRow
                key={answer.id}
                {...{ part, answer, path, showsPoints, onPoints }}
                isFirst={at === 0}
                isTried={tried[part.id]?.includes(answer.id) ?? false}
                onTry={(isOn) => toggle(part, answer.id, isOn)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface AnswerRowProps extends Pick<ScoreTableProps, 'path' | 'showsPoints' | 'onPoints'> {
  part: ScorePart
  answer: ScorePart['answers'][number]
  isFirst: boolean
  isTried: boolean
  onTry: (isOn: boolean) => void
}

function AnswerRow(props: AnswerRowProps) {
  const { part, path, showsPoints, onPoints, isFirst, isTried, onTry } = props
  const { id, points } = props.answer
  const text = useText()
  const name = textOf(part.input?.label, text.locale) || part.id
  const answer = answerName(part, id, text.locale) ?? text('moduleLogic.yes')
  return (
    <tr className="[&>*]:border-b [&>*]:border-line">
      {isFirst ? (
        <th
          scope="rowgroup"
          rowSpan={part.answers.length}
          className="max-w-28 bg-sunken px-2.5 py-2 text-start align-top font-semibold break-words hyphens-auto @md:max-w-44"
        >
          {name}
        </th>
      ) : null}
      <td className="px-2.5 py-1.5 break-words hyphens-auto">{answer}</td>
      <td className="px-2 py-1">
        {showsPoints ? (
          <DecimalField
            label={text('moduleLogic.score.pointsOf', { input: name, answer })}
            hideLabel
            path={[...path, 'points', part.id, id]}
            value={points ?? ''}
            placeholder="0"
            onChange={(typed) => onPoints(part.id, id, typed === '' ? undefined : typed)}
          />
        ) : (
          <span className="px-2 text-muted">1</span>
        )}
      </td>
      <td className="px-2 py-1 text-center">
        <input
          type={part.isMany || part.input?.kind === 'bool' ? 'checkbox' : 'radio'}
          name={`try-${path.join('-')}-${part.id}`}
          aria-label={text('moduleLogic.score.tryAnswer', { input: name, answer })}
          checked={isTried}
          onChange={(event) => onTry(event.target.checked)}
          className="m-1.5 size-4.5 accent-accent"
        />
      </td>
    </tr>
  )
}

function answerName(part: ScorePart, id: string, locale: Parameters<typeof textOf>[1]): string | undefined {
  if (!part.input || !('options' in part.input)) return undefined
  return textOf(part.input.options.find((option) => option.id === id)?.label, locale) || id
}
