import { Anchor } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function SeeAll({ href, count }: { href: string; count: number }) {
  const text = useText()
  return (
    <Anchor href={href} className="text-sm font-semibold text-accent-text hover:underline">
      {text('office.users.seeAll', { count })}
    </Anchor>
  )
}
