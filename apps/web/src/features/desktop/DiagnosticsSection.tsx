import { Button, SaveIcon, toast } from '@pandok/ui'
import { useState } from 'react'
import { fetchDesktop } from '#platform/desktop/callDesktop.ts'
import { useText } from '#platform/text/text.ts'
import { DiagnosticsDialog } from './DiagnosticsDialog.tsx'
import { Section } from './Section.tsx'

export function DiagnosticsSection() {
  const text = useText()
  const [content, setContent] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function read() {
    setBusy(true)
    try {
      const answer = await fetchDesktop('/desktop/diagnostics')
      setContent(JSON.stringify(await answer.json(), null, 2))
    } catch {
      toast({ tone: 'danger', title: text('desktop.diagnostics.failed') })
    }
    setBusy(false)
  }

  return (
    <Section title={text('desktop.diagnostics.title')} text={text('desktop.diagnostics.text')}>
      <Button className="justify-self-start" icon={<SaveIcon />} loading={isBusy} onClick={() => void read()}>
        {text('desktop.diagnostics.open')}
      </Button>
      {content === null ? null : <DiagnosticsDialog content={content} onClose={() => setContent(null)} />}
    </Section>
  )
}
