import { Card, CardHeader, TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import {
  PRINT_HEAD_MAX_CHARACTERS,
  type PrintHead,
  readPrintHead,
  storePrintHead,
} from '#shared/print/printHead.ts'

/** The text stays on this computer, so there is nothing to send and no save button. */
export function PrintHeadCard() {
  const text = useText()
  const [head, setHead] = useState(readPrintHead)

  function change(field: keyof PrintHead, words: string) {
    storePrintHead(field, words)
    setHead({ ...head, [field]: words })
  }

  const field = (name: keyof PrintHead) => ({
    label: text(`account.print.${name}`),
    value: head[name],
    maxLength: PRINT_HEAD_MAX_CHARACTERS,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <Card as="section" aria-label={text('account.print.title')} className="grid gap-5">
      <CardHeader title={text('account.print.title')} text={text('account.print.lead')} />
      <TextField {...field('institution')} />
      <TextField {...field('reader')} hint={text('account.print.reader.hint')} />
    </Card>
  )
}
