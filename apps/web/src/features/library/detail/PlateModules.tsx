import type { ModuleDocument } from '@pandok/protocol'
import { Anchor, BlocksIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { guidelineOf } from '#shared/library/guidelineOf.ts'
import { entryOf } from '#shared/library/libraryLinks.ts'
import { Part } from './Part.tsx'

export function PlateModules({ modules }: { modules: readonly ModuleDocument[] }) {
  const text = useText()
  return (
    <Part title={text('library.board.modules')}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {modules.map(({ id, name, entry }) => {
          const guideline = guidelineOf(entry)
          return (
            <li key={id} className="flex min-w-0 items-start gap-2 text-sm">
              <BlocksIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
              <span className="grid min-w-0">
                <Anchor href={entryOf('module', id)} className="font-semibold break-words hover:underline">
                  {name}
                </Anchor>
                {guideline ? (
                  <span className="text-xs break-words text-muted">
                    {text('library.notice.based', { guideline })}
                  </span>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-muted">{text('library.notice')}</p>
    </Part>
  )
}
