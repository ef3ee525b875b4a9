import { Button, Checkbox, Notice, PasswordField, TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { faultText } from '../faultText.ts'
import { useIntoView } from '../useIntoView.ts'
import { checkAddress } from './checkAddress.ts'
import type { ImageSource } from './ImageSource.ts'
import { useConnectionTest } from './useConnectionTest.ts'

interface SourceFormProps {
  id: string
  source: ImageSource
  onSave: (source: ImageSource) => void
}

export function SourceForm({ id, source, onSave }: SourceFormProps) {
  const text = useText()
  const [typed, setTyped] = useState(source)
  const [hasTriedToSubmit, setTriedToSubmit] = useState(false)
  const { test, run, forget } = useConnectionTest()
  const result = useIntoView(test)
  const verdict = checkAddress(typed.address)
  const name = typed.name.trim()

  function change(changes: Partial<ImageSource>) {
    setTyped({ ...typed, ...changes })
    forget()
  }
  function complete(): ImageSource | undefined {
    setTriedToSubmit(true)
    return verdict.ok && name !== ''
      ? { ...typed, name, address: verdict.address, token: typed.token.trim() }
      : undefined
  }
  function tryOut() {
    setTriedToSubmit(true)
    if (verdict.ok) void run({ address: verdict.address, token: typed.token.trim() })
  }

  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const whole = complete()
        if (whole) onSave(whole)
      }}
    >
      <TextField
        label={text('viewer.source.name')}
        hint={text('viewer.source.name.hint')}
        value={typed.name}
        required
        maxLength={80}
        autoComplete="off"
        data-autofocus
        error={hasTriedToSubmit && name === '' ? text('viewer.source.name.missing') : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <AddressField
        address={typed.address}
        isChecked={hasTriedToSubmit}
        onChange={(address) => change({ address })}
      />
      <PasswordField
        label={text('viewer.source.token')}
        hint={text('viewer.source.token.hint')}
        showLabel={text('viewer.source.token.show')}
        hideValueLabel={text('viewer.source.token.hide')}
        value={typed.token}
        // The token isn't the member's password, so the browser must not fill it in.
        autoComplete="off"
        onChange={({ target }) => change({ token: target.value })}
      />
      <SourceChoices source={typed} onChange={change} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          onClick={tryOut}
          loading={test.state === 'running'}
          loadingLabel={text('viewer.source.testing')}
        >
          {text('viewer.source.test')}
        </Button>
        <span className="text-sm text-muted">{text('viewer.source.kept')}</span>
      </div>
      <div ref={result} className="scroll-my-2 empty:hidden">
        <TestResult test={test} />
      </div>
    </form>
  )
}

interface SourceChoicesProps {
  source: ImageSource
  onChange: (changes: Partial<ImageSource>) => void
}

function SourceChoices({ source: { keepsToken, findsReports }, onChange }: SourceChoicesProps) {
  const text = useText()
  return (
    <>
      <Checkbox
        label={text('viewer.source.token.keep')}
        hint={text('viewer.source.token.keep.hint')}
        checked={keepsToken}
        onChange={({ target }) => onChange({ keepsToken: target.checked })}
      />
      <Checkbox
        label={text('viewer.source.reports')}
        hint={text('viewer.source.reports.hint')}
        checked={findsReports}
        onChange={({ target }) => onChange({ findsReports: target.checked })}
      />
    </>
  )
}

function TestResult({ test }: { test: ReturnType<typeof useConnectionTest>['test'] }) {
  const text = useText()
  if (test.state === 'done')
    return (
      <Notice tone="success" role="status">
        {text('viewer.source.test.done')}
      </Notice>
    )
  return test.state === 'failed' ? (
    <Notice tone="danger" role="alert">
      {faultText(text, test.fault)}
    </Notice>
  ) : null
}

interface AddressFieldProps {
  address: string
  /** True once the form has been submitted or tested; only then is a wrong address an error. */
  isChecked: boolean
  onChange: (address: string) => void
}

function AddressField({ address, isChecked, onChange }: AddressFieldProps) {
  const text = useText()
  const verdict = checkAddress(address)
  const error = verdict.ok
    ? undefined
    : verdict.problem === 'public'
      ? text('viewer.source.address.public')
      : faultText(text, 'addressInvalid')

  return (
    <>
      <TextField
        label={text('viewer.source.address')}
        hint={text('viewer.source.address.hint')}
        value={address}
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={isChecked ? error : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {verdict.ok && verdict.isPlain ? (
        <Notice tone="warning" role="status">
          {text('viewer.source.address.plain')}
        </Notice>
      ) : null}
    </>
  )
}
