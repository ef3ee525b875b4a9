import type { LegalName } from '@pandok/i18n'
import { Tabs } from '@pandok/ui'
import { useSearchParams } from 'react-router'
import { useText } from '#app/text.ts'
import { LegalText } from './terms/LegalText.tsx'

const DOCUMENTS: readonly LegalName[] = ['privacy', 'terms', 'refund']

/** The legal pages; `activeTab` in the address says which. */
export function TermsScreen() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const active = DOCUMENTS[Number(search.get('activeTab') ?? 0)] ?? 'privacy'
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <h1 className="text-3xl font-bold">{text('site.title.terms')}</h1>
      <Tabs
        label={text('site.title.terms')}
        tabs={DOCUMENTS.map((name) => ({ id: name, label: text(`site.footer.${name}`) }))}
        value={active}
        onChange={(name) =>
          setSearch(
            { activeTab: String(DOCUMENTS.indexOf(name as LegalName)) },
            { replace: true, preventScrollReset: true },
          )
        }
      >
        <LegalText name={active} />
      </Tabs>
    </div>
  )
}
