import { Button, Dialog, toast } from '@pandok/ui'
import type { FoundSeries, FoundStudy } from '@pandok/viewer'
import { useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { refusalText } from './faultText.ts'
import { openFromSource } from './openFromSource.ts'
import { SourceBrowser } from './SourceBrowser.tsx'
import type { ImageSource } from './settings/ImageSource.ts'
import { SourceForm } from './settings/SourceForm.tsx'
import { useSources } from './settings/useSources.ts'
import { type Browsing, useBrowsing } from './useBrowsing.ts'

interface SourceContentsProps {
  open: boolean
  onClose: () => void
}

const newSource = (): ImageSource => ({
  id: crypto.randomUUID(),
  name: '',
  address: '',
  token: '',
  keepsToken: false,
  findsReports: false,
})

export function SourceContents({ open, onClose }: SourceContentsProps) {
  const text = useText()
  const viewer = useViewer()
  const formId = useId()
  const { sources, put, remove } = useSources()
  const [chosenId, setChosenId] = useState<string>()
  const chosen = sources.find(({ id }) => id === chosenId) ?? sources[0]
  const [edited, setEdited] = useState<ImageSource | undefined>(() => (chosen ? undefined : newSource()))
  const browsing = useBrowsing(chosen)
  const { study, series } = browsing

  async function openSeries(source: ImageSource, found: FoundStudy, chosenSeries: readonly FoundSeries[]) {
    onClose()
    put(source)
    setChosenId(source.id)
    const refusal = await openFromSource(viewer, source, found, chosenSeries)
    if (refusal)
      toast({ tone: 'danger', title: text('viewer.source.failed'), text: refusalText(text, refusal) })
  }

  const isFirst = sources.length === 0
  const isKnown = edited !== undefined && sources.some(({ id }) => id === edited.id)
  const leaveForm = () => (sources.length > 0 ? setEdited(undefined) : onClose())
  const footer = edited ? (
    <FormButtons
      form={formId}
      onRemove={
        isKnown
          ? () => {
              remove(edited.id)
              setEdited(sources.length > 1 ? undefined : newSource())
            }
          : undefined
      }
      onCancel={leaveForm}
    />
  ) : (
    <BrowsingButtons
      browsing={browsing}
      onClose={onClose}
      onOpen={() => {
        if (chosen && study && series.length > 0) void openSeries(chosen, study, series)
      }}
    />
  )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size={edited ? 'md' : 'xl'}
      title={
        edited && sources.length > 0
          ? text(isKnown ? 'viewer.source.edit' : 'viewer.source.add')
          : text('viewer.command.study.source')
      }
      description={isFirst ? text('viewer.source.first') : undefined}
      closeLabel={text('ui.close')}
      footer={footer}
    >
      {edited ? (
        <SourceForm
          key={edited.id}
          id={formId}
          source={edited}
          onSave={(source) => {
            put(source)
            setChosenId(source.id)
            setEdited(undefined)
          }}
        />
      ) : chosen ? (
        <SourceBrowser
          sources={sources}
          chosen={chosen}
          onChoose={setChosenId}
          onAdd={() => setEdited(newSource())}
          onEdit={() => setEdited(chosen)}
          browsing={browsing}
        />
      ) : null}
    </Dialog>
  )
}

interface FormButtonsProps {
  /** The id of the form that the main button submits. */
  form: string
  /** Undefined for a server that isn't stored yet. */
  onRemove: (() => void) | undefined
  onCancel: () => void
}

function FormButtons({ form, onRemove, onCancel }: FormButtonsProps) {
  const text = useText()
  return (
    <>
      {onRemove ? (
        <Button variant="quiet" className="me-auto" onClick={onRemove}>
          {text('viewer.source.remove')}
        </Button>
      ) : null}
      <Button onClick={onCancel}>{text('ui.cancel')}</Button>
      <Button variant="primary" type="submit" form={form}>
        {text('viewer.source.save')}
      </Button>
    </>
  )
}

interface BrowsingButtonsProps {
  browsing: Browsing
  onClose: () => void
  onOpen: () => void
}

function BrowsingButtons({ browsing: { series, isWhole }, onClose, onOpen }: BrowsingButtonsProps) {
  const text = useText()
  return (
    <>
      <Button onClick={onClose}>{text('ui.close')}</Button>
      <Button variant="primary" aria-disabled={series.length === 0} onClick={onOpen}>
        {series.length === 0 || isWhole
          ? text('viewer.source.open.study')
          : text('viewer.source.open.series', { count: series.length })}
      </Button>
    </>
  )
}
