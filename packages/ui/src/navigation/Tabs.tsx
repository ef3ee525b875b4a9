import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'

export interface Tab<Id extends string = string> {
  id: Id
  label: ReactNode
  count?: number | undefined
  disabled?: boolean | undefined
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  children?: ReactNode
  className?: string | undefined
}

/**
 * The tabs have one tab stop; arrow keys, Home and End move and select at once, because the content is
 * already loaded.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, children, className } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (list.current) bringIntoView(list.current, value)
  }, [value])

  function move(event: KeyboardEvent) {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab.id === value)
    const target = {
      ArrowRight: open[(at + 1) % open.length],
      ArrowLeft: open[(at - 1 + open.length) % open.length],
      Home: open[0],
      End: open.at(-1),
    }[event.key]
    if (!target) return
    event.preventDefault()
    onChange(target.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.id)}"]`)?.focus()
  }

  return (
    <div className={className}>
      <div className="border-b border-line">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="-mx-1 flex gap-1 overflow-x-auto px-1 pt-1 [contain:inline-size] [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <TabButton
              key={tab.id}
              id={`${id}-${tab.id}`}
              tab={tab}
              isChosen={tab.id === value}
              controls={tab.id === value && children !== undefined ? `${id}-panel` : undefined}
              onChoose={() => onChange(tab.id)}
            />
          ))}
        </div>
      </div>
      {children === undefined ? null : (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable to be read
          tabIndex={0}
          className="pt-5"
        >
          {children}
        </div>
      )}
    </div>
  )
}

/**
 * On a phone the row may be wider than the screen. The page itself never scrolls, as it would with
 * `scrollIntoView`.
 */
function bringIntoView(list: HTMLElement, id: string): void {
  const tab = list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)
  if (!tab) return
  const frame = list.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < frame.left) list.scrollLeft -= frame.left - left
  else if (right > frame.right) list.scrollLeft += right - frame.right
}

interface TabButtonProps {
  id: string
  tab: Tab
  isChosen: boolean
  /** The id of its panel while that is rendered. */
  controls: string | undefined
  onChoose: () => void
}

const TabButton = ({ id, tab, isChosen, controls, onChoose }: TabButtonProps) => (
  <button
    type="button"
    role="tab"
    id={id}
    data-tab={tab.id}
    aria-selected={isChosen}
    aria-controls={controls}
    tabIndex={isChosen ? 0 : -1}
    disabled={tab.disabled}
    onClick={onChoose}
    className={cx(
      'relative flex h-10 shrink-0 items-center gap-2 rounded-sm px-3 font-semibold whitespace-nowrap transition-colors focus-visible:!outline-2 focus-visible:-outline-offset-2 disabled:opacity-45 pointer-coarse:h-11',
      'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
      isChosen ? 'text-text after:bg-accent' : 'text-muted hover:text-text',
    )}
  >
    {tab.label}
    {tab.count === undefined ? null : (
      <span className="rounded-full bg-hover px-1.5 text-xs text-muted tabular-nums">{tab.count}</span>
    )}
  </button>
)
