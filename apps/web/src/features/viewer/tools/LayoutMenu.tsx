import { LayoutGridIcon, MenuRadioGroup, MenuRadioItem } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LAYOUTS } from '../commands/useViewerActions.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { LayoutChoices } from '../layouts/LayoutChoices.tsx'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { BarMenu } from './BarMenu.tsx'
import { CommandKey } from './CommandKey.tsx'

export function LayoutMenu({ actions }: { actions: ViewerActions }) {
  const text = useText()
  const rows = useSessionPart((state) => state.rows)
  const columns = useSessionPart((state) => state.columns)
  return (
    <BarMenu
      icon={<LayoutGridIcon />}
      label={
        <span className="block @min-[1180px]:text-[0.6875rem] @min-[1180px]:leading-3.5 @min-[1180px]:font-medium">
          <span className="sr-only">{text('viewer.layout')} </span>
          {text('viewer.layout.size', { rows, columns })}
        </span>
      }
    >
      <MenuRadioGroup
        value={`${rows}x${columns}`}
        onValueChange={(value) => actions[`layout.${value as '1x1'}`]?.()}
      >
        {LAYOUTS.map(([high, wide]) => (
          <MenuRadioItem
            key={`${high}x${wide}`}
            value={`${high}x${wide}`}
            aside={<CommandKey id={`layout.${high}x${wide}`} />}
          >
            {text('viewer.layout.size', { rows: high, columns: wide })}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <LayoutChoices actions={actions} />
    </BarMenu>
  )
}
