import { Checkbox } from '@pandok/ui'
import { siteAddress } from '#platform/desktop/siteAddress.ts'
import { useText } from '#platform/text/text.ts'
import type { FieldBinding } from '../form/Fields.ts'

interface AgreementRowProps extends FieldBinding {
  label: string
  hint?: string
  /** The document that the link at the end of the row opens. */
  document?: string
  href?: string
}

export function AgreementRow({ label, hint, document, href, ...binding }: AgreementRowProps) {
  const text = useText()
  return (
    <div className="flex items-start justify-between gap-3">
      <Checkbox {...binding} label={label} hint={hint} className="flex-1" />
      {document && href ? (
        <a
          href={siteAddress(href) ?? href}
          target="_blank"
          rel="noopener"
          aria-label={text('account.newTab', { page: document })}
          className="shrink-0 py-0.5 text-sm text-muted underline underline-offset-3 hover:text-text"
        >
          {text('account.join.agree.view')}
        </a>
      ) : null}
    </div>
  )
}
