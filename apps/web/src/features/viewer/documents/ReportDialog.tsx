import { Button, CopyIcon, Dialog, ScrollBox, SearchField, toast } from '@pandok/ui'
import type { DocumentContent, OpenInstance, ReportLine } from '@pandok/viewer'
import { useState } from 'react'
import { copyText } from '#platform/clipboard/copyText.ts'
import { restoreAction } from '#platform/clipboard/restoreAction.ts'
import { useText } from '#platform/text/text.ts'
import { identityTexts } from '../stage/useIdentityTexts.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { documentText } from './documentText.ts'

interface ReportDialogProps {
  document: OpenInstance | undefined
  onClose: () => void
}

export function ReportDialog({ document, onClose }: ReportDialogProps) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  if (document?.record.content.kind !== 'document') return null
  const { content } = document.record
  const { name, study } = identityTexts(document.record, text, isHidden)
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      size="lg"
      title={content.title || text('viewer.document.unnamed')}
      description={[name, ...study].join(' · ')}
      closeLabel={text('ui.close')}
    >
      <ReportBody content={content} />
    </Dialog>
  )
}

const INDENTS = ['', 'ps-4', 'ps-8', 'ps-12', 'ps-16', 'ps-20', 'ps-24'] as const

function ReportBody({ content }: { content: DocumentContent }) {
  const text = useText()
  const [query, setQuery] = useState('')
  const words = query.trim().toLocaleLowerCase()
  const lines = content.lines.filter((line) => words === '' || saidIn(line).includes(words))

  async function copy() {
    const { isDone, canRestore } = await copyText(documentText(content))
    if (isDone) {
      toast({
        tone: 'success',
        title: text('viewer.document.copied'),
        action: restoreAction(canRestore),
      })
    } else {
      const again = { label: text('copy.again'), onPress: () => void copy() }
      toast({ tone: 'danger', title: text('viewer.document.notCopied'), action: again })
    }
  }

  return (
    <div className="grid gap-3 pb-2">
      <div className="flex flex-wrap items-end gap-2">
        <SearchField
          label={text('viewer.document.search')}
          clearLabel={text('viewer.document.clear')}
          placeholder={text('viewer.document.search')}
          value={query}
          onChange={setQuery}
          className="min-w-0 flex-1"
        />
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          {text('viewer.document.copy')}
        </Button>
      </div>
      {lines.length === 0 ? <p className="text-muted">{text('viewer.document.none')}</p> : null}
      <ScrollBox className="max-h-[55dvh] overflow-y-auto rounded-sm">
        <ul className="grid gap-1 text-sm">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, so the index identifies them
            <li key={index} className={INDENTS[Math.min(line.depth, INDENTS.length - 1)]}>
              <span className={line.value === '' ? 'font-semibold' : 'text-muted'}>{line.concept}</span>
              {line.concept && line.value ? ': ' : null}
              <span className="whitespace-pre-wrap">{line.value}</span>
            </li>
          ))}
        </ul>
      </ScrollBox>
    </div>
  )
}

const saidIn = ({ concept, value }: ReportLine): string => `${concept} ${value}`.toLocaleLowerCase()
