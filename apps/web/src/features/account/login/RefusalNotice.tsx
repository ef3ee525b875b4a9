import { Notice } from '@pandok/ui'
import { serviceEmail } from '#platform/site/serviceEmail.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import type { Refusal } from './refusalOf.ts'

interface RefusalNoticeProps {
  refusal: Refusal
  title?: string
}

/** Shows the reason, and whom to contact if nothing on this page helps. */
export const RefusalNotice = ({ refusal, title }: RefusalNoticeProps) => (
  <Notice tone="danger" role="alert" {...(title !== undefined && { title })}>
    {refusal.sentence}
    {refusal.isSuspended ? <ServiceContact /> : null}
  </Notice>
)

function ServiceContact() {
  const email = serviceEmail()
  const { supportHours } = siteConfig
  if (email === null) return null
  return (
    <span className="mt-1 flex flex-wrap gap-x-4">
      <a href={`mailto:${email}`} className="min-w-0 underline [overflow-wrap:anywhere]">
        {email}
      </a>
      {supportHours}
    </span>
  )
}
