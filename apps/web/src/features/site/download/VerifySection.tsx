import type { Release } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { CopyButton } from './CopyButton.tsx'

/** One section for the checksum and one for the signature; neither needs additional software. */
export function VerifySection({ release: { file, sha256, signature } }: { release: Release }) {
  const text = useText()
  const command = `(Get-FileHash "$HOME\\Downloads\\${file}" -Algorithm SHA256).Hash -eq "${sha256}"`
  const subject = signature.subject ?? text('site.name')
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{text('site.download.verify.title')}</h2>
      <ol className="grid list-decimal gap-4 ps-5">
        <li>
          <div className="grid justify-items-start gap-2.5">
            <p>{text('site.download.verify.hash')}</p>
            <pre className="w-full rounded-md border border-line bg-sunken p-3 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
              <code translate="no">{command}</code>
            </pre>
            <CopyButton label={text('site.download.copyCommand')} value={command} />
          </div>
        </li>
        <li>
          {signature.state === 'unsigned'
            ? text('site.download.verify.unsigned')
            : text('site.download.verify.signed', { subject })}
        </li>
      </ol>
    </section>
  )
}
