import { Button, ChevronDownIcon, cx, Menu } from '@pandok/ui'
import type { ReactNode } from 'react'
import { wordsBelow } from './wordsBelow.ts'

interface BarMenuProps {
  icon: ReactNode
  label: ReactNode
  /** True if something of the menu is in use, such as a tool. */
  isInUse?: boolean
  children: ReactNode
}

export function BarMenu({ icon, label, isInUse = false, children }: BarMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          icon={icon}
          iconAfter={<ChevronDownIcon />}
          className={cx(wordsBelow, isInUse ? 'bg-accent-soft !text-accent-text' : '!text-muted')}
        >
          {label}
        </Button>
      }
    >
      {children}
    </Menu>
  )
}
