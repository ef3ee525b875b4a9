import { toast } from '@pandok/ui'
import { type ComponentType, type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'

export interface OpenedMenuProps {
  trigger: ReactElement
  /** True if a key opened it. */
  focusFirst: boolean
}

interface OnDemandMenuProps {
  label: string
  className: string
  /** Loads a component that renders an open menu around the trigger. */
  load: () => Promise<ComponentType<OpenedMenuProps>>
  children: ReactNode
}

/** A menu button that loads its menu on first use, because menus are a quarter of the initial bundle. */
export function OnDemandMenu({ label, className, load, children }: OnDemandMenuProps) {
  const text = useText()
  const [Opened, setOpened] = useState<ComponentType<OpenedMenuProps> | null>(null)
  const [isByKey, setByKey] = useState(false)
  const props = { 'aria-label': label, 'aria-haspopup': 'menu', className } as const

  async function open(byKey: boolean) {
    try {
      const menu = await loadChunk(load)
      setByKey(byKey)
      setOpened(() => menu)
    } catch {
      toast({ tone: 'danger', title: text('ui.error.UNREACHABLE') })
    }
  }
  const fetchAhead = () => void load().catch(() => {})
  const openByKey = (event: KeyboardEvent) => event.key === 'ArrowDown' && void open(true)

  if (Opened) {
    return (
      <Opened
        focusFirst={isByKey}
        trigger={
          <button type="button" {...props}>
            {children}
          </button>
        }
      />
    )
  }
  return (
    <button
      type="button"
      {...props}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onKeyDown={openByKey}
      // Clicks by Enter and Space have no pointer and hence a count of 0.
      onClick={(event) => void open(event.detail === 0)}
    >
      {children}
    </button>
  )
}
