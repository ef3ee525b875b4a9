import { LEGAL_EDITIONS, type LegalName } from '@pandok/i18n'
import { Notice } from '@pandok/ui'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'
import { dayText } from '../dayText.ts'

/** Edition, publisher and approval of a text; an approval doesn't cover later changes. */
export function EditionLine({ name }: { name: LegalName }) {
  const text = useText()
  const { version, issued, effective } = LEGAL_EDITIONS[name]
  const { company, legalReview } = siteConfig
  const isReviewed = legalReview !== null && legalReview.on >= issued
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{text('site.terms.version', { version })}</span>
        <span>{text('site.terms.effective', { date: dayText(text.locale, effective) })}</span>
        <span>{text('site.terms.operator', { name: company?.name ?? text('site.terms.nobody') })}</span>
        {isReviewed ? (
          <span>
            {text('site.terms.reviewed', {
              by: legalReview.by,
              date: dayText(text.locale, legalReview.on),
            })}
          </span>
        ) : null}
      </p>
      {isReviewed ? null : (
        <Notice tone="warning" title={text('site.terms.review.title')} className="print:border-line-strong">
          {text('site.terms.review.text')}
        </Notice>
      )}
    </div>
  )
}
