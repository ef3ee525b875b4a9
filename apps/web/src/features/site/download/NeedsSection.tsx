import { useText } from '#platform/text/text.ts'

/** Windows 11 starts with this build number, although its version is still 10.0. */
const WINDOWS_11 = 22_000

/**
 * Splits «10.0.19045» into product name and build. The build is a label, so it isn't formatted as a number.
 */
function windowsName(version: string): { name: string; build: string } {
  const build = version.split('.')[2] ?? ''
  return { name: Number(build) >= WINDOWS_11 ? 'Windows 11' : 'Windows 10', build }
}

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
