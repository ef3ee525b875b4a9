import type { InputKind } from '@pandok/module-engine'
import { Button, Menu, MenuItem, PlusIcon } from '@pandok/ui'
import { useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { INPUT_KINDS } from './createInput.ts'
import { kindIcons } from './kindIcons.tsx'

export function AddInputMenu({ onAdd }: { onAdd: (kind: InputKind) => void }) {
  const text = useText()
  const hasChosen = useRef(false)
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        // The focus has already moved to the new input's label, so the menu must not move it back.
        if (hasChosen.current) event.preventDefault()
        hasChosen.current = false
      }}
      trigger={
        <Button size="sm" icon={<PlusIcon />} data-path="inputs/add">
          {text('moduleEditor.inputs.add')}
        </Button>
      }
    >
      {INPUT_KINDS.map((kind) => (
        <MenuItem
          key={kind}
          icon={kindIcons[kind]}
          onSelect={() => {
            hasChosen.current = true
            onAdd(kind)
          }}
        >
          <span className="grid">
            <span>{text(`moduleEditor.kind.${kind}`)}</span>
            <span className="text-xs text-muted">{text(`moduleEditor.kindHint.${kind}`)}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
