import { EyeIcon, MenuItem, MenuLinkItem, PencilIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { DocumentMenu } from '#shared/document-list/DocumentMenu.tsx'
import type { ModuleActions } from './useModuleActions.ts'
import type { ModuleRow } from './useModules.ts'

export function ModuleMenu({ row, actions }: { row: ModuleRow; actions: ModuleActions }) {
  const text = useText()
  return (
    <DocumentMenu
      kind="modules"
      row={row}
      actions={actions}
      copyLabel={text(row.mine ? 'modules.duplicate' : 'modules.copy')}
    >
      {row.may.save ? (
        <MenuLinkItem icon={<PencilIcon />} href={documentAddress('module', row.id)}>
          {text('modules.open')}
        </MenuLinkItem>
      ) : null}
      {row.may.open ? (
        <MenuItem icon={<EyeIcon />} onSelect={() => actions.ask({ kind: 'preview', row })}>
          {text('modules.preview')}
        </MenuItem>
      ) : null}
    </DocumentMenu>
  )
}
