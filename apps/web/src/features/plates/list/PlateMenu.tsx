import { MenuItem, MenuLinkItem, PencilIcon, PlayIcon, TypeIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { DocumentMenu } from '#shared/document-list/DocumentMenu.tsx'
import { editorOf, previewOf } from './plateLinks.ts'
import type { PlateActions } from './usePlateActions.ts'
import type { PlateRow } from './usePlates.ts'

export function PlateMenu({ row, actions }: { row: PlateRow; actions: PlateActions }) {
  const text = useText()
  return (
    <DocumentMenu
      kind="plates"
      row={row}
      actions={actions}
      copyLabel={text(row.mine ? 'plates.duplicate' : row.library ? 'plates.take' : 'plates.copy')}
    >
      {row.may.open ? (
        <MenuLinkItem icon={<PlayIcon />} href={previewOf(row.id)}>
          {text(row.mine ? 'plates.run' : 'plates.preview')}
        </MenuLinkItem>
      ) : null}
      {row.may.save ? (
        <>
          <MenuLinkItem icon={<PencilIcon />} href={editorOf(row.id)}>
            {text('plates.open')}
          </MenuLinkItem>
          <MenuItem icon={<TypeIcon />} onSelect={() => actions.ask({ kind: 'rename', row })}>
            {text('plates.rename')}
          </MenuItem>
        </>
      ) : null}
    </DocumentMenu>
  )
}
