import { compileModule, type ModuleDefinition, openSession, readDefinition } from '@pandok/module-engine'
import { ModuleForm } from '@pandok/module-form'
import { Notice } from '@pandok/ui'
import { useMemo } from 'react'
import { formWords } from '#platform/text/formWords.ts'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { PreviewText } from './PreviewText.tsx'
import { Sources } from './Sources.tsx'

interface ModulePreviewProps {
  /** The raw definition from the server. */
  definition: unknown
  name: string
  /** False if the sources are already shown beside it. */
  hasSources?: boolean | undefined
}

export function ModulePreview({ definition, name, hasSources = true }: ModulePreviewProps) {
  const text = useText()
  const reading = useMemo(() => readDefinition(definition), [definition])
  if (!reading.ok) return <Notice tone="danger">{text('modules.preview.failed')}</Notice>
  return <RunningPreview definition={reading.definition} name={name} hasSources={hasSources} />
}

interface RunningPreviewProps {
  definition: ModuleDefinition
  name: string
  hasSources: boolean
}

function RunningPreview({ definition, name, hasSources }: RunningPreviewProps) {
  const text = useText()
  const session = useMemo(() => openSession(compileModule(definition), { today: today() }), [definition])
  return (
    <>
      <p className="text-sm text-muted">{text('modules.preview.tryIt')}</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ModuleForm
          session={session}
          definition={definition}
          locale={text.locale}
          words={formWords(text)}
          label={name}
          className="min-w-0"
        />
        {/* The written text stays beside the field being filled in, however long the form is, and below the page's header. */}
        <div className="min-w-0 lg:sticky lg:top-18">
          <PreviewText session={session} />
        </div>
      </div>
      {hasSources ? <Sources definition={definition} /> : null}
    </>
  )
}
