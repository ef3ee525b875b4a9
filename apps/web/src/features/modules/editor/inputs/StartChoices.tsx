import {
  Anchor,
  BlocksIcon,
  ClipboardPasteIcon,
  FileTextIcon,
  LibraryIcon,
  PlayIcon,
  TableIcon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { IMPORT_SCREEN } from '#shared/exchange/importLink.ts'
import { LIBRARY } from '#shared/library/libraryLinks.ts'
import { useEditorCommands } from '../shell/EditorCommands.ts'

const ROW =
  'flex w-full items-start gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-start hover:bg-sunken [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted'

/** The ways to start an empty module. Single inputs are added with the button above. */
export function StartChoices() {
  const text = useText()
  const { paste, sheet, guide } = useEditorCommands()
  const start = (way: 'text' | 'sheet' | 'example', icon: ReactNode, onPress: () => void) => (
    <button type="button" className={ROW} onClick={onPress}>
      {icon}
      <Words title={text(`moduleEditor.start.${way}`)} hint={text(`moduleEditor.start.${way}.hint`)} />
    </button>
  )
  const lead = (way: 'library' | 'file', icon: ReactNode, href: string) => (
    <Anchor href={href} className={ROW}>
      {icon}
      <Words title={text(`moduleEditor.start.${way}`)} hint={text(`moduleEditor.start.${way}.hint`)} />
    </Anchor>
  )
  return (
    <section className="grid gap-3" aria-labelledby="module-start">
      <div className="grid gap-1">
        <h3 id="module-start" className="flex items-center gap-2 font-bold [&_svg]:size-5 [&_svg]:text-muted">
          <BlocksIcon aria-hidden="true" />
          {text('moduleEditor.inputs.empty.title')}
        </h3>
        <p className="text-sm text-muted">{text('moduleEditor.inputs.empty.text')}</p>
      </div>
      <ul className="grid gap-2 @xl:grid-cols-2">
        <li>{start('text', <ClipboardPasteIcon aria-hidden="true" />, paste)}</li>
        <li>{start('sheet', <TableIcon aria-hidden="true" />, sheet)}</li>
        <li>{lead('library', <LibraryIcon aria-hidden="true" />, `${LIBRARY}?tab=modules`)}</li>
        <li>{lead('file', <FileTextIcon aria-hidden="true" />, IMPORT_SCREEN)}</li>
        <li>{start('example', <PlayIcon aria-hidden="true" />, guide)}</li>
      </ul>
    </section>
  )
}

function Words({ title, hint }: { title: string; hint: string }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-muted">{hint}</span>
    </span>
  )
}
