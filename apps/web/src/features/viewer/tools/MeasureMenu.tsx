import { MenuRadioGroup, MenuRadioItem, RulerIcon } from '@pandok/ui'
import { DRAWING_TOOLS } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { BarMenu } from './BarMenu.tsx'
import { CommandKey } from './CommandKey.tsx'
import { MenuWord } from './MenuWord.tsx'

export function MeasureMenu({ actions }: { actions: ViewerActions }) {
  const text = useText()
  const tool = useSessionPart((state) => state.tool)
  const chosen = DRAWING_TOOLS.find((one) => one === tool)
  return (
    <BarMenu
      icon={<RulerIcon />}
      isInUse={chosen !== undefined}
      label={
        <MenuWord
          name={chosen ? text(`viewer.tool.${chosen}`) : text('viewer.measureTools')}
          word={chosen ? undefined : text('viewer.bar.measure')}
        />
      }
    >
      <MenuRadioGroup value={tool} onValueChange={(value) => actions[`tool.${value}`]?.()}>
        {DRAWING_TOOLS.map((one) => (
          <MenuRadioItem key={one} value={one} aside={<CommandKey id={`tool.${one}`} />}>
            {text(`viewer.tool.${one}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </BarMenu>
  )
}
