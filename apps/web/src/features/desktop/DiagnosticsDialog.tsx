import { Button, CheckIcon, CopyIcon, Dialog, SaveIcon, ScrollBox } from '@pandok/ui'
import { useCopying } from '#platform/clipboard/useCopying.ts'
import { saveBlob } from '#platform/files/saveFile.ts'
import { useText } from '#platform/text/text.ts'

/** Shows the whole content of the file before it is saved. */
export function DiagnosticsDialog({ content, onClose }: { content: string; onClose: () => void }) {
  const text = useText()
  const { isDone, copy } = useCopying(text('desktop.diagnostics.copyFailed'))

  function save() {
    const day = new Date().toISOString().slice(0, 10)
    saveBlob(`pandok-diagnostics-${day}.json`, new Blob([content], { type: 'application/json' }))
    onClose()
  }

  return (
    <Dialog
      open
      size="lg"
      title={text('desktop.diagnostics.open')}
      description={text('desktop.diagnostics.check')}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button icon={isDone ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy(content)}>
            {text('desktop.diagnostics.copy')}
          </Button>
          <Button variant="primary" icon={<SaveIcon />} onClick={save}>
            {text('desktop.diagnostics.save')}
          </Button>
        </>
      }
    >
      <ScrollBox
        role="region"
        aria-label={text('desktop.diagnostics.content')}
        className="max-h-[50dvh] overflow-auto rounded-md border border-line bg-sunken p-3"
      >
        <pre className="font-mono text-xs select-text">{content}</pre>
      </ScrollBox>
      <span role="status" className="sr-only">
        {isDone ? text('desktop.diagnostics.copied') : ''}
      </span>
    </Dialog>
  )
}
