import {
  BlocksIcon,
  cx,
  FunctionSquareIcon,
  MessageSquareTextIcon,
  QuoteIcon,
  ShieldCheckIcon,
  TableIcon,
} from '@pandok/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { guideMark } from '#shared/guide/guidePlaceOnScreen.ts'
import { useShownFindings } from '../state/shownFindings.ts'
import { useEditorState } from '../state/useEditor.ts'
import { FindingMark } from './FindingMark.tsx'
import { GUIDE_OF, PART_TABS, type PartTab, TAB_OF } from './parts.ts'
import { placeOf } from './placeOf.ts'

const icons: Readonly<Record<PartTab, ReactNode>> = {
  inputs: <BlocksIcon />,
  computed: <FunctionSquareIcon />,
  tables: <TableIcon />,
  outputs: <MessageSquareTextIcon />,
  checks: <ShieldCheckIcon />,
  citations: <QuoteIcon />,
}

interface PartTabsProps {
  value: PartTab
  onChange: (part: PartTab) => void
  children: ReactNode
}

/**
 * The parts of a module as a column of tabs, or a row on a narrow screen. It has one tab stop; arrow keys
 * move.
 */
export function PartTabs({ value, onChange, children }: PartTabsProps) {
  const text = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = PART_TABS.indexOf(value)
    const count = PART_TABS.length
    const target = {
      ArrowDown: PART_TABS[(at + 1) % count],
      ArrowRight: PART_TABS[(at + 1) % count],
      ArrowUp: PART_TABS[(at - 1 + count) % count],
      ArrowLeft: PART_TABS[(at - 1 + count) % count],
      Home: PART_TABS[0],
      End: PART_TABS[count - 1],
    }[event.key]
    if (!target || event.altKey) return
    event.preventDefault()
    onChange(target)
    list.current?.querySelector<HTMLElement>(`[data-part="${target}"]`)?.focus()
  }

  return (
    <div {...guideMark(GUIDE_OF[value])} className="flex min-h-0 min-w-0 flex-1 flex-col @xl:flex-row">
      <div
        ref={list}
        role="tablist"
        aria-label={text('moduleEditor.parts')}
        onKeyDown={move}
        className="flex shrink-0 gap-0.5 overflow-x-auto border-b border-line p-1.5 [contain:inline-size] [scrollbar-width:none] @xl:w-24 @xl:flex-col @xl:border-e @xl:border-b-0 @xl:[contain:none]"
      >
        {PART_TABS.map((part) => (
          <PartButton
            key={part}
            id={`${id}-${part}`}
            part={part}
            controls={part === value ? `${id}-panel` : undefined}
            onChoose={() => onChange(part)}
          />
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable
        tabIndex={0}
        className="@container relative min-w-0 flex-1 overflow-y-auto p-3 focus-visible:-outline-offset-2 sm:p-4"
      >
        {children}
      </div>
    </div>
  )
}

interface PartButtonProps {
  id: string
  part: PartTab
  /** The id of its panel while it is shown, for `aria-controls`. */
  controls: string | undefined
  onChoose: () => void
}

/** A tab with the number of items and a mark for errors. */
function PartButton({ id, part, controls, onChoose }: PartButtonProps) {
  const text = useText()
  const count = useEditorState(({ definition }) => definition[part].length)
  const isChosen = controls !== undefined
  const own = useShownFindings().filter(({ path }) => {
    const found = placeOf(path)
    return found !== undefined && TAB_OF[found.part] === part
  })
  return (
    <button
      type="button"
      role="tab"
      id={id}
      data-part={part}
      aria-selected={isChosen}
      aria-controls={controls}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className={cx(
        'relative grid min-w-16 shrink-0 justify-items-center gap-1 rounded-md px-1 py-2 text-2xs font-semibold transition-colors focus-visible:-outline-offset-2 [&_svg]:size-4.5',
        isChosen ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-text',
      )}
    >
      {icons[part]}
      <span className="max-w-full truncate">
        {text(`moduleEditor.part.${part}`)}
        {count > 0 ? <span className="ms-1 font-normal tabular-nums">{count}</span> : null}
      </span>
      <span className="absolute end-2 top-1.5">
        <FindingMark findings={own} />
      </span>
    </button>
  )
}
