import type { Locale } from '@pandok/domain'
import { EmptyState, FileTextIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { moduleNames } from '#shared/reasons/moduleNames.ts'
import type { TestRun } from '../test/createTestSession.ts'
import { useSnapshot, useTestRun } from '../test/useTestSession.ts'
import { BlockedNotice } from './BlockedNotice.tsx'
import { blocksOf } from './blocksOf.ts'
import { LanguageChips } from './LanguageChips.tsx'
import { OffOutputs } from './OffOutputs.tsx'
import { ResultColumns } from './ResultColumns.tsx'

/** The module's output in one or several languages, with an explanation of each sentence. */
export function ResultPane() {
  const text = useText()
  const run = useTestRun()
  if (!run || run.module.definition.outputs.length === 0)
    return (
      <EmptyState
        level={3}
        className="!py-8"
        icon={<FileTextIcon />}
        title={text('moduleRun.result.none.title')}
        text={text('moduleRun.result.none.text')}
      />
    )
  return <Result run={run} />
}

function Result({ run }: { run: TestRun }) {
  const text = useText()
  const [chosen, setChosen] = useState<readonly Locale[]>([text.locale])
  const snapshot = useSnapshot(run)
  const names = moduleNames(run.module.definition, text)
  const blocks = blocksOf(snapshot, names, text)
  return (
    <div className="@container grid gap-4">
      <LanguageChips chosen={chosen} onChange={setChosen} />
      <BlockedNotice blocks={blocks} />
      <ResultColumns
        run={run}
        snapshot={snapshot}
        locales={chosen}
        names={names}
        isBlocked={blocks.length > 0}
      />
      <OffOutputs outputs={run.session.outputs(chosen[0] ?? text.locale)} names={names} />
    </div>
  )
}
