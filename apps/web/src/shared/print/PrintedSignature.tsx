import { useText } from '#platform/text/text.ts'
import type { PrintHead } from './printHead.ts'

/** The author with a line for the signature; nothing if no author is named. */
export function PrintedSignature({ institution, reader }: PrintHead) {
  const text = useText()
  if (institution.trim() === '' && reader.trim() === '') return null
  return (
    <section className="ms-auto grid w-72 max-w-full gap-1 pt-4 pb-4 break-inside-avoid">
      {institution.trim() === '' ? null : <p>{institution}</p>}
      {reader.trim() === '' ? null : <p>{text('viewer.print.reader', { name: reader })}</p>}
      <p className="flex items-end gap-2 pt-6">
        {text('viewer.print.signature')}
        <span className="grow border-b border-line-strong" />
      </p>
    </section>
  )
}
