import { useText } from '#app/text.ts'
import { TextLink } from '../frame/TextLink.tsx'

/** For those who can't log in yet, or no longer. */
export function LoginLinks() {
  const text = useText()
  return (
    <nav
      aria-label={text('account.login.links')}
      className="grid justify-items-center gap-3 border-t border-line pt-5 text-sm"
    >
      <p className="text-muted">
        {text('account.login.noAccount')} <TextLink href="/join">{text('account.login.join')}</TextLink>
      </p>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        <li>
          <TextLink href="/id">{text('account.login.findEmail')}</TextLink>
        </li>
        <li>
          <TextLink href="/pw">{text('account.login.findPassword')}</TextLink>
        </li>
      </ul>
    </nav>
  )
}
