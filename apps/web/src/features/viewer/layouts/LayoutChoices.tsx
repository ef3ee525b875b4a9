import { ExternalLinkIcon, Link2Icon, MenuItem, MenuSeparator, SaveIcon, TableIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { CommandKey } from '../tools/CommandKey.tsx'

const COMMANDS = [
  ['layout.planes', undefined],
  ['layout.rendering', undefined],
  ['layout.prior', undefined],
  ['layout.fullScreen', undefined],
  ['layout.window', <ExternalLinkIcon key="window" />],
  ['layout.linkHere', <Link2Icon key="link" />],
  ['layout.save', <SaveIcon key="save" />],
  ['layout.saveRegion', <SaveIcon key="region" />],
  ['layout.rules', <TableIcon key="rules" />],
] as const

/** Layout commands below the choice of rows and columns. */
export function LayoutChoices({ actions }: { actions: ViewerActions }) {
  const text = useText()
  return (
    <>
      <MenuSeparator />
      {COMMANDS.map(([id, icon]) => (
        <MenuItem
          key={id}
          icon={icon}
          disabled={actions[id] === undefined}
          onSelect={() => actions[id]?.()}
          aside={<CommandKey id={id} />}
        >
          {text(`viewer.command.${id}`)}
        </MenuItem>
      ))}
    </>
  )
}
