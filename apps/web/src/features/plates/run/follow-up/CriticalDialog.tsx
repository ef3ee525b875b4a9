import { COMMUNICATION_MEANS, type CriticalCommunication, criticalLine, languageOf } from '@pandok/board'
import { Button, Dialog, Select, TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'

const WORDS = ['finding', 'toldBy', 'receivedBy'] as const
const MOMENTS = ['foundAt', 'toldAt'] as const

/** Who was informed of a critical result, when and how, as a line of the conclusion. */
export function CriticalDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { run } = useRunWorkspace()
  const locale = useRunState(({ languages }) => languageOf(languages, 'impression'))
  const now = momentOf(new Date())
  const [communication, setCommunication] = useState<Partial<CriticalCommunication>>({
    foundAt: now,
    toldAt: now,
    means: 'phone',
  })
  const set = (part: Partial<CriticalCommunication>) => setCommunication({ ...communication, ...part })
  const line = criticalLine(communication, locale)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('critical.title')}
      description={text('critical.hint')}
      closeLabel={text('ui.close')}
      footer={
        <Button
          variant="primary"
          disabled={line === undefined}
          onClick={() => {
            if (line !== undefined) run.addText('impression', line)
            onClose()
          }}
        >
          {text('followUp.write')}
        </Button>
      }
    >
      <div className="grid gap-4 pb-2 sm:grid-cols-2">
        <CommunicationFields communication={communication} onChange={set} />
        {line === undefined ? null : (
          <p role="status" lang={locale} className="rounded-md bg-sunken px-3 py-2 text-sm sm:col-span-2">
            {line}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface CommunicationFieldsProps {
  communication: Partial<CriticalCommunication>
  onChange: (part: Partial<CriticalCommunication>) => void
}

function CommunicationFields({ communication, onChange }: CommunicationFieldsProps) {
  const text = useText()
  return (
    <>
      {WORDS.map((field) => (
        <TextField
          key={field}
          label={text(`critical.field.${field}`)}
          data-autofocus={field === 'finding' ? '' : undefined}
          className={field === 'finding' ? 'sm:col-span-2' : undefined}
          maxLength={120}
          value={communication[field] ?? ''}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      {MOMENTS.map((field) => (
        <TextField
          key={field}
          type="datetime-local"
          label={text(`critical.field.${field}`)}
          value={(communication[field] ?? '').replace(' ', 'T')}
          onChange={({ target }) => onChange({ [field]: target.value.replace('T', ' ') })}
        />
      ))}
      <Select
        label={text('critical.field.means')}
        value={communication.means}
        onChange={({ target }) => onChange({ means: target.value })}
      >
        {COMMUNICATION_MEANS.map((means) => (
          <option key={means} value={means}>
            {text(`critical.means.${means}`)}
          </option>
        ))}
      </Select>
    </>
  )
}

/** Local time, to the minute. */
function momentOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
