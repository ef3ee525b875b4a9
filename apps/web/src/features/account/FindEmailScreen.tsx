import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { FindEmailForm } from './find/FindEmailForm.tsx'
import { FoundEmails } from './find/FoundEmails.tsx'
import { AccountPage } from './frame/AccountPage.tsx'
import { LoginLinks } from './login/LoginLinks.tsx'

/**
 * `/id`: a name and a phone number give masked addresses only, so that nobody can look up somebody else's
 * address.
 */
export function FindEmailScreen() {
  const text = useText()
  const [emails, setEmails] = useState<readonly string[] | null>(null)
  return (
    <AccountPage title={text('account.findEmail.title')} lead={text('account.findEmail.lead')}>
      <div className="grid gap-6">
        {emails === null ? (
          <FindEmailForm onFound={setEmails} />
        ) : (
          <FoundEmails emails={emails} onAgain={() => setEmails(null)} />
        )}
        <LoginLinks on="/id" />
      </div>
    </AccountPage>
  )
}
