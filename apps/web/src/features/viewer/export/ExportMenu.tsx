import {
  ContrastIcon,
  cx,
  DownloadIcon,
  FileImageIcon,
  FileTextIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  PrinterIcon,
  ShieldCheckIcon,
  StarIcon,
  TableIcon,
  UploadIcon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { nameWithWord } from '../tools/nameWithWord.ts'
import { wordClass, wordsBelow } from '../tools/wordsBelow.ts'
import {
  useIsEmpty,
  useMeasurementsPart,
  useSessionPart,
  useStudiesPart,
} from '../workspace/useViewerParts.ts'

export function ExportMenu({ actions }: { actions: ViewerActions }) {
  const text = useText()
  const isEmpty = useIsEmpty()
  const hasNoStudy = useStudiesPart(({ patients }) => patients.length === 0)
  const hasNone = useMeasurementsPart(({ items }) => items.length === 0)
  const hasNoKey = useSessionPart(({ keyImages }) => keyImages.length === 0)
  const items = [
    ['study.png', <FileImageIcon key="png" />, isEmpty],
    ['study.print', <PrinterIcon key="print" />, false],
    ['mark.csv', <TableIcon key="csv" />, hasNone],
    ['mark.structuredReport', <FileTextIcon key="sr" />, hasNone],
    ['mark.presentation', <ContrastIcon key="pr" />, hasNoStudy],
    ['mark.keyObjects', <StarIcon key="ko" />, hasNoKey],
  ] as const
  return (
    <Menu
      align="start"
      trigger={
        <IconButton
          size="sm"
          label={nameWithWord(text('viewer.export'), text('viewer.bar.export'))}
          icon={
            <>
              <DownloadIcon />
              <span className={cx(wordClass, 'hidden @min-[1180px]:block')}>{text('viewer.bar.export')}</span>
            </>
          }
          className={wordsBelow}
        />
      }
    >
      {items.map(([id, icon, disabled]) => (
        <MenuItem key={id} icon={icon} disabled={disabled} onSelect={() => actions[id]?.()}>
          {text(`viewer.command.${id}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<UploadIcon />} disabled={hasNoStudy} onSelect={() => actions['study.send']?.()}>
        {text('viewer.command.study.send')}
      </MenuItem>
      <MenuItem
        icon={<ShieldCheckIcon />}
        disabled={hasNoStudy}
        onSelect={() => actions['study.deidentified']?.()}
      >
        {text('viewer.command.study.deidentified')}
      </MenuItem>
    </Menu>
  )
}
