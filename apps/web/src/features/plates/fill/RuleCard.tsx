import type { AutoFill } from '@pandok/domain'
import {
  ArrowLeftIcon,
  ChevronDownIcon,
  cx,
  IconButton,
  Notice,
  Trash2Icon,
  TriangleAlertIcon,
  VisuallyHidden,
} from '@pandok/ui'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFillWork } from './FillContext.ts'
import { type Fillable, placeIn } from './fillPlaces.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { ruleTrouble } from './ruleTrouble.ts'
import { SourceFields } from './SourceFields.tsx'
import { useFillText } from './useFillText.ts'

interface RuleCardProps {
  rule: AutoFill
  index: number
  grip: ReactNode
  /** True for a rule that was just added; it starts open. */
  isFresh: boolean
  onRemove: () => void
}

export function RuleCard({ rule, index, grip, isFresh, onRemove }: RuleCardProps) {
  const text = useText()
  const id = useId()
  const work = useFillWork()
  const { placeText, sourceText } = useFillText()
  const [isOpen, setOpen] = useState(isFresh)
  const target = placeIn(work.places, rule, work.cells)
  const trouble = ruleTrouble(rule, work)
  const said = { target: placeText(rule), source: sourceText(rule.source, target) }

  return (
    <div className={cx('rounded-lg border bg-raised', trouble ? 'border-warning-line' : 'border-line')}>
      <div className="flex min-w-0 items-center gap-0.5 p-1">
        {grip}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          data-path={pathName(['autoFill', index])}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm px-1.5 text-start hover:bg-hover pointer-coarse:min-h-11"
        >
          <RuleWords {...said} />
          {trouble ? <TroubleMark words={text(`plateFill.trouble.${trouble}`)} /> : null}
          <ChevronDownIcon
            className={cx('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <IconButton
          size="sm"
          label={text('plateFill.remove', said)}
          icon={<Trash2Icon />}
          onClick={onRemove}
        />
      </div>
      {isOpen ? (
        <div id={id} className="grid gap-4 border-t border-line p-3">
          {trouble ? <Notice tone="warning">{text(`plateFill.trouble.${trouble}`)}</Notice> : null}
          <RuleFields rule={rule} target={target} />
        </div>
      ) : null}
    </div>
  )
}

function RuleFields({ rule, target }: { rule: AutoFill; target: Fillable | undefined }) {
  const text = useText()
  const work = useFillWork()

  const change = (next: AutoFill, field: string) =>
    work.write(
      work.rules.map((one) => (one.id === rule.id ? next : one)),
      `fill/${rule.id}/${field}`,
    )

  return (
    <>
      <PlaceFields
        legend={text('plateFill.target')}
        place={rule}
        onChange={(place) => change({ ...rule, ...place }, 'target')}
      />
      {target ? (
        <SourceFields
          source={rule.source}
          target={target}
          onChange={(source) => change({ ...rule, source }, `source/${source.from}`)}
        />
      ) : null}
    </>
  )
}

const RuleWords = ({ target, source }: { target: string; source: string }) => (
  <span className="flex min-w-0 flex-1 flex-wrap gap-x-2 gap-y-0.5 py-1">
    <span className="min-w-0 font-medium break-words">{target}</span>
    <span className="flex min-w-0 gap-2">
      <ArrowLeftIcon className="mt-[0.25em] size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words text-muted">{source}</span>
    </span>
  </span>
)

const TroubleMark = ({ words }: { words: string }) => (
  <span className="shrink-0 text-warning-text">
    <TriangleAlertIcon className="size-4" />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
)
