import { Button, ClipboardPasteIcon, EmptyState, Link2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { FillContext } from './FillContext.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { linkGroups } from './linkGroups.ts'
import { RuleList } from './RuleList.tsx'
import { ruleTrouble } from './ruleTrouble.ts'
import { useFillBoard } from './useFillBoard.ts'

/** The rules by which the plate's inputs are filled automatically. */
export function AutoFillPage() {
  const text = useText()
  const work = useFillBoard()
  const [isLinking, setLinking] = useState(false)
  const { rules, places } = work
  const [first, ...others] = linkGroups(places)
  const broken = rules.filter((rule) => ruleTrouble(rule, work) !== undefined).length

  return (
    <FillContext value={work}>
      <section className="@container grid w-full max-w-4xl content-start gap-4">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-72 gap-1">
            <h2 className="text-lg font-bold">{text('plateFill.title')}</h2>
            <p className="text-sm text-muted">{text('plateFill.text')}</p>
          </div>
          {first ? (
            <Button icon={<Link2Icon />} onClick={() => setLinking(true)}>
              {text('plateFill.link')}
            </Button>
          ) : null}
        </header>
        <p role="status" className="text-sm font-medium text-warning-text empty:hidden">
          {broken > 0 ? text('plateFill.broken', { count: broken }) : ''}
        </p>
        {rules.length === 0 ? (
          <EmptyState
            level={3}
            className="!py-8"
            icon={<ClipboardPasteIcon />}
            title={text(places.length === 0 ? 'plateFill.noInputs.title' : 'plateFill.empty.title')}
            text={text(places.length === 0 ? 'plateFill.noInputs.text' : 'plateFill.empty.text')}
          />
        ) : null}
        {rules.length > 0 || places.length > 0 ? <RuleList /> : null}
        {isLinking && first ? (
          <LinkDialog groups={[first, ...others]} onClose={() => setLinking(false)} />
        ) : null}
      </section>
    </FillContext>
  )
}
