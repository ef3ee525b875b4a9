import { REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import { Button, Menu, MenuItem, PlusIcon } from '@pandok/ui'
import { memo, useRef } from 'react'
import { useText } from '#platform/text/text.ts'

interface AddTextMenuProps {
  label: string
  onAdd: (section: ReportSection) => void
}

/** Adds a sentence of the reader's own to any section. */
export const AddTextMenu = memo(function AddTextMenu({ label, onAdd }: AddTextMenuProps) {
  const text = useText()
  const chosen = useRef<ReportSection>(undefined)
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" variant="quiet" icon={<PlusIcon />} className="self-start !text-muted">
          {label}
        </Button>
      }
      // The new sentence takes the focus instead of the button.
      onCloseAutoFocus={(event) => {
        if (chosen.current === undefined) return
        event.preventDefault()
        onAdd(chosen.current)
        chosen.current = undefined
      }}
    >
      {REPORT_SECTIONS.map((section) => (
        <MenuItem
          key={section}
          onSelect={() => {
            chosen.current = section
          }}
        >
          {text(`reportSection.${section}`)}
        </MenuItem>
      ))}
    </Menu>
  )
})
