import type { MessageKey } from '@pandok/i18n'
import { MenuItem, MenuSeparator, SunIcon } from '@pandok/ui'
import { presetsFor } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { BarMenu } from './BarMenu.tsx'
import { CommandKey } from './CommandKey.tsx'
import { MenuWord } from './MenuWord.tsx'

/** The window presets for the shown image, with their keys. */
export function WindowMenu({ actions }: { actions: ViewerActions }) {
  const text = useText()
  const viewer = useViewer()
  const frame = useSessionPart(({ viewports, active }) => viewports[active]?.frame)
  const located = frame === undefined ? undefined : viewer.locate(frame)?.frame
  const modality = located?.instance.record.series.modality ?? ''
  return (
    <BarMenu
      icon={<SunIcon />}
      label={<MenuWord name={text('viewer.window')} word={text('viewer.bar.window')} />}
    >
      {presetsFor(modality, located?.frame.modality.unit).map(({ id }, index) => (
        <MenuItem
          key={id}
          onSelect={() => (index === 0 ? actions['look.auto']?.() : actions[`look.preset${index as 1}`]?.())}
          aside={<CommandKey id={index === 0 ? 'look.auto' : `look.preset${index as 1}`} />}
        >
          {text(`viewer.preset.${id}` as MessageKey)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => actions['look.typeWindow']?.()}>{text('viewer.window.type')}</MenuItem>
      <MenuItem onSelect={() => actions['look.invert']?.()}>{text('viewer.command.look.invert')}</MenuItem>
      <MenuItem onSelect={() => actions['look.colors']?.()} aside={<CommandKey id="look.colors" />}>
        {text('viewer.command.look.colors')}
      </MenuItem>
    </BarMenu>
  )
}
