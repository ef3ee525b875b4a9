import { type Computed, type Input, textOf } from '@pandok/module-engine'
import { Checkbox, Notice, Select } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { ScoreTable } from './ScoreTable.tsx'
import { canScore, type Score, scoreBounds, scoreOf, scoreParts, type Tried, withPoints } from './score.ts'
import type { SetComputed } from './useComputed.ts'

interface ScoreEditorProps {
  index: number
  computed: Computed
  set: SetComputed
}

const AGGREGATES = ['sum', 'max', 'count'] as const

/** The points of each answer, how they are combined, and a preview. */
export function ScoreEditor({ index, computed, set }: ScoreEditorProps) {
  const text = useText()
  const editor = useEditor()
  const definition = useEditorState((state) => state.definition)
  const [tried, setTried] = useState<Tried>({})
  const score: Score = computed.score ?? { of: [], agg: 'sum' }
  const parts = scoreParts(score, definition.inputs)
  const total = scoreOf(score, parts, tried)
  const bounds = scoreBounds(score, parts)
  const able = definition.inputs.filter(
    (input) => canScore(input) && (input.group === undefined || input.group === computed.group),
  )
  const change = (next: Score, field: string) => set({ ...computed, score: next }, field)

  if (able.length === 0 && score.of.length === 0)
    return <Notice tone="info">{text('moduleLogic.score.noInputs')}</Notice>

  return (
    <div className="grid gap-4">
      <ScoredInputs able={able} score={score} onChange={(of) => change({ ...score, of }, 'of')} />
      <ScoreTable
        parts={parts}
        path={['computed', index, 'score']}
        tried={tried}
        onTry={setTried}
        showsPoints={score.agg !== 'count'}
        onPoints={(input, answer, points) =>
          editor.change((now) => withPoints(now, input, answer, points), `points/${input}/${answer}`)
        }
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label={text('moduleLogic.score.agg')}
          className="min-w-48"
          value={score.agg}
          onChange={({ target }) => change({ ...score, agg: target.value }, 'agg')}
        >
          {AGGREGATES.map((agg) => (
            <option key={agg} value={agg}>
              {text(`moduleLogic.score.agg.${agg}`)}
            </option>
          ))}
        </Select>
        <output aria-live="polite" className="grid justify-items-end text-end">
          <span className="text-xs text-muted">{text('moduleLogic.score.total')}</span>
          <strong className="text-2xl tabular-nums">{total ?? '–'}</strong>
          {bounds ? (
            <span className="text-xs text-muted">
              {text('moduleLogic.score.bounds', { least: bounds.least, greatest: bounds.greatest })}
            </span>
          ) : null}
        </output>
      </div>
    </div>
  )
}

interface ScoredInputsProps {
  able: readonly Input[]
  score: Score
  onChange: (of: string[]) => void
}

function ScoredInputs({ able, score, onChange }: ScoredInputsProps) {
  const text = useText()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{text('moduleLogic.score.of')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {able.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={textOf(label, text.locale) || id}
            checked={score.of.includes(id)}
            onChange={({ target }) =>
              onChange(able.map((each) => each.id).filter((each) => isIn(score, each, id, target.checked)))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Parts stay in the order of the inputs, regardless of which checkbox was changed last. */
const isIn = (score: Score, each: string, changed: string, isTicked: boolean) =>
  each === changed ? isTicked : score.of.includes(each)
