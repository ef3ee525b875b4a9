import { Button, ChevronDownIcon, cx, Menu, MenuRadioGroup, MenuRadioItem, RulerIcon } from '@pandok/ui'
import { MEASUREMENT_TOOLS } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { CommandKey } from './CommandKey.tsx'
import { MenuWord } from './MenuWord.tsx'
import { wordsBelow } from './wordsBelow.ts'

export function MeasureMenu({ actions }: { actions: ViewerActions }) {
  const text = useText()
  const tool = useSessionPart((state) => state.tool)
  const chosen = MEASUREMENT_TOOLS.find((one) => one === tool)
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          icon={<RulerIcon />}
          iconAfter={<ChevronDownIcon />}
          className={cx(wordsBelow, chosen ? 'bg-accent-soft !text-accent-text' : '!text-muted')}
        >
          <MenuWord
            name={chosen ? text(`viewer.tool.${chosen}`) : text('viewer.measureTools')}
            word={chosen ? undefined : text('viewer.bar.measure')}
          />
        </Button>
      }
    >
      <MenuRadioGroup value={tool} onValueChange={(value) => actions[`tool.${value}`]?.()}>
        {MEASUREMENT_TOOLS.map((one) => (
          <MenuRadioItem key={one} value={one} aside={<CommandKey id={`tool.${one}`} />}>
            {text(`viewer.tool.${one}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
