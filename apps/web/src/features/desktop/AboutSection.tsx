import type { DesktopInfo } from '@pandok/protocol/desktop'
import { useText } from '#platform/text/text.ts'
import { Section } from './Section.tsx'

export function AboutSection({ info }: { info: DesktopInfo }) {
  const text = useText()
  const facts = [
    [text('desktop.about.version'), info.version],
    [text('desktop.about.window'), text(`desktop.about.window.${info.window ?? 'none'}`)],
    [text('desktop.about.server'), info.server ?? text('desktop.about.noServer')],
  ] as const
  return (
    <Section title={text('desktop.about.title')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{text('desktop.about.licences')}</p>
    </Section>
  )
}
