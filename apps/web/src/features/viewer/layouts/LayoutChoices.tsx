import { Link2Icon, MenuItem, MenuSeparator, SaveIcon, Trash2Icon, toast } from '@pandok/ui'
import { modalityOf } from '@pandok/viewer'
import { useText } from '#app/text.ts'
import type { ViewerActions } from '../commands/useViewerActions.ts'
import { CommandKey } from '../tools/CommandKey.tsx'
import { useViewer } from '../workspace/ViewerContext.ts'
import { forgetLayout, keepLayout, savedLayoutFor } from './savedLayouts.ts'

const COMMANDS = [
  ['layout.planes', undefined],
  ['layout.prior', undefined],
  ['layout.linkHere', <Link2Icon key="link" />],
  ['layout.save', <SaveIcon key="save" />],
] as const

/** What can be done with the layout, below the choice of how many places there are. */
export function LayoutChoices({ actions }: { actions: ViewerActions }) {
  const text = useText()
  const modality = modalityOf(useViewer())
  const saved = savedLayoutFor(modality)

  function forget() {
    forgetLayout(modality)
    toast({
      title: text('viewer.layout.forgotten', { modality }),
      action: { label: text('list.undo'), onPress: () => saved && keepLayout(saved) },
    })
  }

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
      {saved ? (
        <MenuItem icon={<Trash2Icon />} onSelect={forget}>
          {text('viewer.layout.forget', { modality })}
        </MenuItem>
      ) : null}
    </>
  )
}
