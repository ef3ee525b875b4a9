import { type DocumentKindName, type Locale, listNames } from '@pandok/domain'
import { Button, Dialog, Notice, Spinner } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { DOCUMENT_LISTINGS } from '#shared/document/listing/documentListings.ts'
import { loadShared } from './loadShared.ts'
import { PatientDataList } from './PatientDataList.tsx'
import { type PatientDataPlace, patientDataIn } from './patientDataIn.ts'

interface ShareDialogProps {
  kind: DocumentKindName
  documents: readonly { id: string; name: string }[]
  isBusy: boolean
  onShare: () => unknown
  onClose: () => void
}

type Check = { places: readonly PatientDataPlace[] } | { error: string }

/**
 * The confirmation before sharing: who will see it, what remains the member's, and whether it contains
 * patient data.
 */
export function ShareDialog({ kind, documents, isBusy, onShare, onClose }: ShareDialogProps) {
  const text = useText()
  const check = useCheck(
    kind,
    documents.map(({ id }) => id),
  )
  const { sharedAlong } = DOCUMENT_LISTINGS[kind]
  const isSuspect = check !== undefined && 'places' in check && check.places.length > 0
  return (
    <Dialog
      open
      role="alertdialog"
      title={text(`share.title.${kind}`, { count: documents.length })}
      description={text('share.audience')}
      closeLabel={text('ui.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {text('ui.cancel')}
          </Button>
          <Button
            variant={isSuspect ? 'danger' : 'primary'}
            loading={isBusy}
            disabled={check === undefined || 'error' in check}
            onClick={onShare}
          >
            {text(isSuspect ? 'share.anyway' : `${kind}s.share`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="font-semibold break-words">
          {listNames(
            documents.map(({ name }) => name),
            text.locale,
          )}
        </p>
        <p className="text-sm text-muted">
          {sharedAlong ? `${text(sharedAlong)} ` : null}
          {text('share.stays')}
        </p>
        <div role="status">
          <CheckResult check={check} isOne={documents.length === 1} />
        </div>
      </div>
    </Dialog>
  )
}

function CheckResult({ check, isOne }: { check: Check | undefined; isOne: boolean }) {
  const text = useText()
  if (check === undefined) return <Spinner label={text('share.checking')} />
  if ('error' in check) {
    return (
      <Notice tone="danger" title={text('share.failed')}>
        {check.error}
      </Notice>
    )
  }
  if (check.places.length === 0) {
    return (
      <Notice tone="success" title={text('share.clean')}>
        {text('share.clean.text')}
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={text('share.found', { count: check.places.length })}>
      <PatientDataList places={check.places} isOne={isOne} />
      <p>{text('share.found.text')}</p>
    </Notice>
  )
}

/** The texts are checked on this computer, because possible patient data must not be sent anywhere. */
function useCheck(kind: DocumentKindName, ids: readonly string[]): Check | undefined {
  const { locale } = useText()
  const [check, setCheck] = useState<Check>()
  const asked = ids.join(' ')
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Check) => {
      if (isCurrent) setCheck(next)
    }
    loadShared(kind, asked.split(' ')).then(
      (files) => settle({ places: patientDataIn(files.flatMap((file) => textsOf(kind, file, locale))) }),
      (thrown: unknown) => settle({ error: thrown instanceof Error ? thrown.message : String(thrown) }),
    )
    return () => {
      isCurrent = false
    }
  }, [kind, asked, locale])
  return check
}

/** The server exports a document in the format of its kind. */
const textsOf = (kind: DocumentKindName, file: object, locale: Locale) =>
  DOCUMENT_LISTINGS[kind].textsIn(file as never, locale)
