import { Anchor, Button, buttonClass, Notice } from '@pandok/ui'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { useEntrancePath } from '../frame/useEntrancePath.ts'

interface FoundEmailsProps {
  emails: readonly string[]
  onAgain: () => void
}

export function FoundEmails({ emails, onAgain }: FoundEmailsProps) {
  const text = useText()
  const pathOf = useEntrancePath()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFound = emails.length > 0
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
          {text(isFound ? 'account.findEmail.found' : 'account.findEmail.none')}
        </h2>
        {isFound ? (
          <>
            <ul className="grid gap-2">
              {emails.map((email) => (
                <li key={email} className="rounded-md bg-sunken px-4 py-3 font-semibold break-all">
                  {email}
                </li>
              ))}
            </ul>
            <p className="text-xs text-muted">{text('account.findEmail.masked')}</p>
          </>
        ) : (
          <Notice>{text('account.findEmail.none.text')}</Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button size="lg" onClick={onAgain}>
          {text('account.findEmail.again')}
        </Button>
        {isFound ? (
          <Anchor href={pathOf('/login')} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {text('account.toLogin')}
          </Anchor>
        ) : null}
      </div>
    </div>
  )
}
