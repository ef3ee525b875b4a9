import { useText } from '#platform/text/text.ts'
import { windowsName } from './windowsName.ts'

export function NeedsSection({ minimumWindows }: { minimumWindows: string }) {
  const text = useText()
  const needs = [
    text('site.download.needs.windows', windowsName(minimumWindows)),
    text('site.download.needs.memory'),
    text('site.download.needs.screen'),
    text('site.download.needs.network'),
  ]
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{text('site.download.needs.title')}</h2>
      <ul className="grid list-disc gap-1.5 ps-5">
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </section>
  )
}
